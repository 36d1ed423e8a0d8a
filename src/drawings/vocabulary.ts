import type { ThingName } from '../schemas/drawings.ts';
import type { Thing } from './thing.ts';
import { agencyWeek } from './things/agency-week.tsx';
import { alarmDots } from './things/alarm-dots.tsx';
import { analyser } from './things/analyser.tsx';
import { approvalPhone } from './things/approval-phone.tsx';
import { archivedYears } from './things/archived-years.tsx';
import { attendanceRegisters } from './things/attendance-registers.tsx';
import { bags } from './things/bags.tsx';
import { barChart } from './things/bar-chart.tsx';
import { bars } from './things/bars.tsx';
import { batteryCells } from './things/battery-cells.tsx';
import { bed } from './things/bed.tsx';
import { bicycle } from './things/bicycle.tsx';
import { blackboard } from './things/blackboard.tsx';
import { blankPhone } from './things/blank-phone.tsx';
import { boardPack } from './things/board-pack.tsx';
import { brokenSheet } from './things/broken-sheet.tsx';
import { calendar } from './things/calendar.tsx';
import { cartons } from './things/cartons.tsx';
import { castingCheck } from './things/casting-check.tsx';
import { castingTrays } from './things/casting-trays.tsx';
import { chairs } from './things/chairs.tsx';
import { chatOrder } from './things/chat-order.tsx';
import { checklist } from './things/checklist.tsx';
import { chitRing } from './things/chit-ring.tsx';
import { claimPapers } from './things/claim-papers.tsx';
import { clickReport } from './things/click-report.tsx';
import { cloud } from './things/cloud.tsx';
import { cncLathe } from './things/cnc-lathe.tsx';
import { codedInvoice } from './things/coded-invoice.tsx';
import { coilChart } from './things/coil-chart.tsx';
import { coilClock } from './things/coil-clock.tsx';
import { coilGear } from './things/coil-gear.tsx';
import { coilTag } from './things/coil-tag.tsx';
import { coilValue } from './things/coil-value.tsx';
import { coilWheel } from './things/coil-wheel.tsx';
import { coins } from './things/coins.tsx';
import { consentPhone } from './things/consent-phone.tsx';
import { contractGate } from './things/contract-gate.tsx';
import { copiedFigures } from './things/copied-figures.tsx';
import { costOverrun } from './things/cost-overrun.tsx';
import { counter } from './things/counter.tsx';
import { crookedInvoice } from './things/crooked-invoice.tsx';
import { cubes } from './things/cubes.tsx';
import { dataRegister } from './things/data-register.tsx';
import { datePickers } from './things/date-pickers.tsx';
import { datedCartons } from './things/dated-cartons.tsx';
import { dentedCar } from './things/dented-car.tsx';
import { desk } from './things/desk.tsx';
import { dialGauge } from './things/dial-gauge.tsx';
import { driftingForecast } from './things/drifting-forecast.tsx';
import { dueMonths } from './things/due-months.tsx';
import { dutyLamp } from './things/duty-lamp.tsx';
import { edgeGateway } from './things/edge-gateway.tsx';
import { equalTotals } from './things/equal-totals.tsx';
import { examDesks } from './things/exam-desks.tsx';
import { farmer } from './things/farmer.tsx';
import { feedingCoil } from './things/feeding-coil.tsx';
import { festivalRush } from './things/festival-rush.tsx';
import { fieldReceipt } from './things/field-receipt.tsx';
import { fieldVisit } from './things/field-visit.tsx';
import { figureFormula } from './things/figure-formula.tsx';
import { filePiles } from './things/file-piles.tsx';
import { files } from './things/files.tsx';
import { fiveInboxes } from './things/five-inboxes.tsx';
import { fiveWomen } from './things/five-women.tsx';
import { flatBlock } from './things/flat-block.tsx';
import { floodedBox } from './things/flooded-box.tsx';
import { folderRow } from './things/folder-row.tsx';
import { formulaSheet } from './things/formula-sheet.tsx';
import { fourCodes } from './things/four-codes.tsx';
import { fourFeeds } from './things/four-feeds.tsx';
import { freePack } from './things/free-pack.tsx';
import { garments } from './things/garments.tsx';
import { gate } from './things/gate.tsx';
import { gearWheel } from './things/gear-wheel.tsx';
import { goodsLorry } from './things/goods-lorry.tsx';
import { grandmother } from './things/grandmother.tsx';
import { halfForm } from './things/half-form.tsx';
import { homeDoor } from './things/home-door.tsx';
import { idBadge } from './things/id-badge.tsx';
import { jobTerminal } from './things/job-terminal.tsx';
import { keyInCode } from './things/key-in-code.tsx';
import { keyVault } from './things/key-vault.tsx';
import { keyholders } from './things/keyholders.tsx';
import { kiosks } from './things/kiosks.tsx';
import { ladderBox } from './things/ladder-box.tsx';
import { ladenLorry } from './things/laden-lorry.tsx';
import { lateCalendar } from './things/late-calendar.tsx';
import { lateInbox } from './things/late-inbox.tsx';
import { lateReadings } from './things/late-readings.tsx';
import { leadQueue } from './things/lead-queue.tsx';
import { leavingPhone } from './things/leaving-phone.tsx';
import { lentParcel } from './things/lent-parcel.tsx';
import { loadMeter } from './things/load-meter.tsx';
import { loader } from './things/loader.tsx';
import { loadingBoard } from './things/loading-board.tsx';
import { lockedFiles } from './things/locked-files.tsx';
import { logStore } from './things/log-store.tsx';
import { longBill } from './things/long-bill.tsx';
import { lostBrick } from './things/lost-brick.tsx';
import { machineStates } from './things/machine-states.tsx';
import { man } from './things/man.tsx';
import { mannequins } from './things/mannequins.tsx';
import { manyTabs } from './things/many-tabs.tsx';
import { markedTests } from './things/marked-tests.tsx';
import { maskedCopy } from './things/masked-copy.tsx';
import { matchedBills } from './things/matched-bills.tsx';
import { matchedCredits } from './things/matched-credits.tsx';
import { mesh } from './things/mesh.tsx';
import { meterMakes } from './things/meter-makes.tsx';
import { missedTarget } from './things/missed-target.tsx';
import { missingDetails } from './things/missing-details.tsx';
import { modelBoard } from './things/model-board.tsx';
import { moneyBag } from './things/money-bag.tsx';
import { moon } from './things/moon.tsx';
import { morningPage } from './things/morning-page.tsx';
import { moulder } from './things/moulder.tsx';
import { nightReport } from './things/night-report.tsx';
import { nightlyLoad } from './things/nightly-load.tsx';
import { noonBell } from './things/noon-bell.tsx';
import { offerRail } from './things/offer-rail.tsx';
import { officeWindow } from './things/office-window.tsx';
import { oilTins } from './things/oil-tins.tsx';
import { oldComputer } from './things/old-computer.tsx';
import { oneStar } from './things/one-star.tsx';
import { openLedger } from './things/open-ledger.tsx';
import { openLock } from './things/open-lock.tsx';
import { openedLetter } from './things/opened-letter.tsx';
import { orderChecklist } from './things/order-checklist.tsx';
import { otherWords } from './things/other-words.tsx';
import { ownEntries } from './things/own-entries.tsx';
import { packer } from './things/packer.tsx';
import { pairingPhone } from './things/pairing-phone.tsx';
import { palletRack } from './things/pallet-rack.tsx';
import { papers } from './things/papers.tsx';
import { parcelBack } from './things/parcel-back.tsx';
import { parcelVan } from './things/parcel-van.tsx';
import { parkedScooter } from './things/parked-scooter.tsx';
import { payingDesk } from './things/paying-desk.tsx';
import { phoneClerk } from './things/phone-clerk.tsx';
import { photoLine } from './things/photo-line.tsx';
import { pigeonholes } from './things/pigeonholes.tsx';
import { plan } from './things/plan.tsx';
import { policyDrawers } from './things/policy-drawers.tsx';
import { presses } from './things/presses.tsx';
import { priceTag } from './things/price-tag.tsx';
import { promisedUnits } from './things/promised-units.tsx';
import { props } from './things/props.tsx';
import { pump } from './things/pump.tsx';
import { pupils } from './things/pupils.tsx';
import { questionSlide } from './things/question-slide.tsx';
import { queueCloud } from './things/queue-cloud.tsx';
import { quotedSource } from './things/quoted-source.tsx';
import { rack } from './things/rack.tsx';
import { readFields } from './things/read-fields.tsx';
import { remarkField } from './things/remark-field.tsx';
import { renamedColumn } from './things/renamed-column.tsx';
import { returnedPiece } from './things/returned-piece.tsx';
import { returns } from './things/returns.tsx';
import { rider } from './things/rider.tsx';
import { rolls } from './things/rolls.tsx';
import { salesman } from './things/salesman.tsx';
import { sareeStacks } from './things/saree-stacks.tsx';
import { scatteredCopies } from './things/scattered-copies.tsx';
import { schoolBus } from './things/school-bus.tsx';
import { screenSwap } from './things/screen-swap.tsx';
import { sealedBox } from './things/sealed-box.tsx';
import { seasonBars } from './things/season-bars.tsx';
import { seatBoard } from './things/seat-board.tsx';
import { sensorPosts } from './things/sensor-posts.tsx';
import { serviceTicket } from './things/service-ticket.tsx';
import { shelf } from './things/shelf.tsx';
import { shopFront } from './things/shop-front.tsx';
import { shopkeeper } from './things/shopkeeper.tsx';
import { shops } from './things/shops.tsx';
import { shortLog } from './things/short-log.tsx';
import { signalWalk } from './things/signal-walk.tsx';
import { signedPages } from './things/signed-pages.tsx';
import { signedUnits } from './things/signed-units.tsx';
import { simMeters } from './things/sim-meters.tsx';
import { sixHours } from './things/six-hours.tsx';
import { soldTwice } from './things/sold-twice.tsx';
import { sparesBoard } from './things/spares-board.tsx';
import { splitPayout } from './things/split-payout.tsx';
import { spreadsheet } from './things/spreadsheet.tsx';
import { stairs } from './things/stairs.tsx';
import { stampedReceipt } from './things/stamped-receipt.tsx';
import { statusBoard } from './things/status-board.tsx';
import { steelCoils } from './things/steel-coils.tsx';
import { strongBox } from './things/strong-box.tsx';
import { student } from './things/student.tsx';
import { sun } from './things/sun.tsx';
import { supervisor } from './things/supervisor.tsx';
import { swatches } from './things/swatches.tsx';
import { tankSensor } from './things/tank-sensor.tsx';
import { tape } from './things/tape.tsx';
import { taxInvoice } from './things/tax-invoice.tsx';
import { teacher } from './things/teacher.tsx';
import { technician } from './things/technician.tsx';
import { testLine } from './things/test-line.tsx';
import { tester } from './things/tester.tsx';
import { threeQuotations } from './things/three-quotations.tsx';
import { threeTotals } from './things/three-totals.tsx';
import { tills } from './things/tills.tsx';
import { timeCard } from './things/time-card.tsx';
import { token } from './things/token.tsx';
import { transferTrack } from './things/transfer-track.tsx';
import { tubes } from './things/tubes.tsx';
import { twoDuties } from './things/two-duties.tsx';
import { umbrellaAgent } from './things/umbrella-agent.tsx';
import { unknownVisit } from './things/unknown-visit.tsx';
import { unsourcedAnswer } from './things/unsourced-answer.tsx';
import { updatePieces } from './things/update-pieces.tsx';
import { visitRoute } from './things/visit-route.tsx';
import { warden } from './things/warden.tsx';
import { watchman } from './things/watchman.tsx';
import { waterTank } from './things/water-tank.tsx';
import { weighbridge } from './things/weighbridge.tsx';
import { woman } from './things/woman.tsx';
import { worker } from './things/worker.tsx';
import { yarnCone } from './things/yarn-cone.tsx';
import { zeroChart } from './things/zero-chart.tsx';

/** What each name draws that content may use. */
export const vocabulary: Record<ThingName, Thing> = {
  'agency-week': agencyWeek,
  'alarm-dots': alarmDots,
  analyser,
  'approval-phone': approvalPhone,
  'archived-years': archivedYears,
  'attendance-registers': attendanceRegisters,
  bags,
  'bar-chart': barChart,
  bars,
  'battery-cells': batteryCells,
  bed,
  bicycle,
  blackboard,
  'blank-phone': blankPhone,
  'board-pack': boardPack,
  'broken-sheet': brokenSheet,
  calendar,
  cartons,
  'casting-check': castingCheck,
  'casting-trays': castingTrays,
  chairs,
  'chat-order': chatOrder,
  checklist,
  'chit-ring': chitRing,
  'claim-papers': claimPapers,
  'click-report': clickReport,
  cloud,
  'cnc-lathe': cncLathe,
  'coded-invoice': codedInvoice,
  'coil-chart': coilChart,
  'coil-clock': coilClock,
  'coil-gear': coilGear,
  'coil-tag': coilTag,
  'coil-value': coilValue,
  'coil-wheel': coilWheel,
  coins,
  'consent-phone': consentPhone,
  'contract-gate': contractGate,
  'copied-figures': copiedFigures,
  'cost-overrun': costOverrun,
  counter,
  'crooked-invoice': crookedInvoice,
  cubes,
  'data-register': dataRegister,
  'date-pickers': datePickers,
  'dated-cartons': datedCartons,
  'dented-car': dentedCar,
  desk,
  'dial-gauge': dialGauge,
  'drifting-forecast': driftingForecast,
  'due-months': dueMonths,
  'duty-lamp': dutyLamp,
  'edge-gateway': edgeGateway,
  'equal-totals': equalTotals,
  'exam-desks': examDesks,
  farmer,
  'feeding-coil': feedingCoil,
  'festival-rush': festivalRush,
  'field-receipt': fieldReceipt,
  'field-visit': fieldVisit,
  'figure-formula': figureFormula,
  'file-piles': filePiles,
  files,
  'five-inboxes': fiveInboxes,
  'five-women': fiveWomen,
  'flat-block': flatBlock,
  'flooded-box': floodedBox,
  'folder-row': folderRow,
  'formula-sheet': formulaSheet,
  'four-codes': fourCodes,
  'four-feeds': fourFeeds,
  'free-pack': freePack,
  garments,
  gate,
  'gear-wheel': gearWheel,
  'goods-lorry': goodsLorry,
  grandmother,
  'half-form': halfForm,
  'home-door': homeDoor,
  'id-badge': idBadge,
  'job-terminal': jobTerminal,
  'key-in-code': keyInCode,
  'key-vault': keyVault,
  keyholders,
  kiosks,
  'ladder-box': ladderBox,
  'laden-lorry': ladenLorry,
  'late-calendar': lateCalendar,
  'late-inbox': lateInbox,
  'late-readings': lateReadings,
  'lead-queue': leadQueue,
  'leaving-phone': leavingPhone,
  'lent-parcel': lentParcel,
  'load-meter': loadMeter,
  loader,
  'loading-board': loadingBoard,
  'locked-files': lockedFiles,
  'log-store': logStore,
  'long-bill': longBill,
  'lost-brick': lostBrick,
  'machine-states': machineStates,
  man,
  mannequins,
  'many-tabs': manyTabs,
  'marked-tests': markedTests,
  'masked-copy': maskedCopy,
  'matched-bills': matchedBills,
  'matched-credits': matchedCredits,
  mesh,
  'meter-makes': meterMakes,
  'missed-target': missedTarget,
  'missing-details': missingDetails,
  'model-board': modelBoard,
  'money-bag': moneyBag,
  moon,
  'morning-page': morningPage,
  moulder,
  'night-report': nightReport,
  'nightly-load': nightlyLoad,
  'noon-bell': noonBell,
  'offer-rail': offerRail,
  'office-window': officeWindow,
  'oil-tins': oilTins,
  'old-computer': oldComputer,
  'one-star': oneStar,
  'open-ledger': openLedger,
  'open-lock': openLock,
  'opened-letter': openedLetter,
  'order-checklist': orderChecklist,
  'other-words': otherWords,
  'own-entries': ownEntries,
  packer,
  'pairing-phone': pairingPhone,
  'pallet-rack': palletRack,
  papers,
  'parcel-back': parcelBack,
  'parcel-van': parcelVan,
  'parked-scooter': parkedScooter,
  'paying-desk': payingDesk,
  'phone-clerk': phoneClerk,
  'photo-line': photoLine,
  pigeonholes,
  plan,
  'policy-drawers': policyDrawers,
  presses,
  'price-tag': priceTag,
  'promised-units': promisedUnits,
  props,
  pump,
  pupils,
  'question-slide': questionSlide,
  'queue-cloud': queueCloud,
  'quoted-source': quotedSource,
  rack,
  'read-fields': readFields,
  'remark-field': remarkField,
  'renamed-column': renamedColumn,
  'returned-piece': returnedPiece,
  returns,
  rider,
  rolls,
  salesman,
  'saree-stacks': sareeStacks,
  'scattered-copies': scatteredCopies,
  'school-bus': schoolBus,
  'screen-swap': screenSwap,
  'sealed-box': sealedBox,
  'season-bars': seasonBars,
  'seat-board': seatBoard,
  'sensor-posts': sensorPosts,
  'service-ticket': serviceTicket,
  shelf,
  'shop-front': shopFront,
  shopkeeper,
  shops,
  'short-log': shortLog,
  'signal-walk': signalWalk,
  'signed-pages': signedPages,
  'signed-units': signedUnits,
  'sim-meters': simMeters,
  'six-hours': sixHours,
  'sold-twice': soldTwice,
  'spares-board': sparesBoard,
  'split-payout': splitPayout,
  spreadsheet,
  stairs,
  'stamped-receipt': stampedReceipt,
  'status-board': statusBoard,
  'steel-coils': steelCoils,
  'strong-box': strongBox,
  student,
  sun,
  supervisor,
  swatches,
  'tank-sensor': tankSensor,
  tape,
  'tax-invoice': taxInvoice,
  teacher,
  technician,
  'test-line': testLine,
  tester,
  'three-quotations': threeQuotations,
  'three-totals': threeTotals,
  tills,
  'time-card': timeCard,
  token,
  'transfer-track': transferTrack,
  tubes,
  'two-duties': twoDuties,
  'umbrella-agent': umbrellaAgent,
  'unknown-visit': unknownVisit,
  'unsourced-answer': unsourcedAnswer,
  'update-pieces': updatePieces,
  'visit-route': visitRoute,
  warden,
  watchman,
  'water-tank': waterTank,
  weighbridge,
  woman,
  worker,
  'yarn-cone': yarnCone,
  'zero-chart': zeroChart,
};
