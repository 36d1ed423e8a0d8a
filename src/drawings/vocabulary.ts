import type { THINGS } from '../schemas/drawings.ts';
import type { Thing } from './thing.ts';
import { agencyWeek } from './things/agency-week.tsx';
import { analyser } from './things/analyser.tsx';
import { attendanceRegisters } from './things/attendance-registers.tsx';
import { bags } from './things/bags.tsx';
import { barChart } from './things/bar-chart.tsx';
import { bars } from './things/bars.tsx';
import { bed } from './things/bed.tsx';
import { blankPhone } from './things/blank-phone.tsx';
import { boardPack } from './things/board-pack.tsx';
import { brokenSheet } from './things/broken-sheet.tsx';
import { calendar } from './things/calendar.tsx';
import { cartons } from './things/cartons.tsx';
import { chairs } from './things/chairs.tsx';
import { checklist } from './things/checklist.tsx';
import { chitRing } from './things/chit-ring.tsx';
import { cloud } from './things/cloud.tsx';
import { coins } from './things/coins.tsx';
import { costOverrun } from './things/cost-overrun.tsx';
import { counter } from './things/counter.tsx';
import { cubes } from './things/cubes.tsx';
import { datePickers } from './things/date-pickers.tsx';
import { desk } from './things/desk.tsx';
import { equalTotals } from './things/equal-totals.tsx';
import { fieldReceipt } from './things/field-receipt.tsx';
import { figureFormula } from './things/figure-formula.tsx';
import { files } from './things/files.tsx';
import { fiveInboxes } from './things/five-inboxes.tsx';
import { flatBlock } from './things/flat-block.tsx';
import { folderRow } from './things/folder-row.tsx';
import { fourFeeds } from './things/four-feeds.tsx';
import { garments } from './things/garments.tsx';
import { gate } from './things/gate.tsx';
import { gearWheel } from './things/gear-wheel.tsx';
import { goodsLorry } from './things/goods-lorry.tsx';
import { halfForm } from './things/half-form.tsx';
import { idBadge } from './things/id-badge.tsx';
import { keyInCode } from './things/key-in-code.tsx';
import { keyVault } from './things/key-vault.tsx';
import { keyholders } from './things/keyholders.tsx';
import { lateCalendar } from './things/late-calendar.tsx';
import { leadQueue } from './things/lead-queue.tsx';
import { leavingPhone } from './things/leaving-phone.tsx';
import { logStore } from './things/log-store.tsx';
import { man } from './things/man.tsx';
import { mannequins } from './things/mannequins.tsx';
import { manyTabs } from './things/many-tabs.tsx';
import { maskedCopy } from './things/masked-copy.tsx';
import { matchedBills } from './things/matched-bills.tsx';
import { mesh } from './things/mesh.tsx';
import { missedTarget } from './things/missed-target.tsx';
import { missingDetails } from './things/missing-details.tsx';
import { moneyBag } from './things/money-bag.tsx';
import { moon } from './things/moon.tsx';
import { morningPage } from './things/morning-page.tsx';
import { nightlyLoad } from './things/nightly-load.tsx';
import { noonBell } from './things/noon-bell.tsx';
import { oilTins } from './things/oil-tins.tsx';
import { oldComputer } from './things/old-computer.tsx';
import { openLedger } from './things/open-ledger.tsx';
import { openLock } from './things/open-lock.tsx';
import { orderChecklist } from './things/order-checklist.tsx';
import { ownEntries } from './things/own-entries.tsx';
import { papers } from './things/papers.tsx';
import { parcelBack } from './things/parcel-back.tsx';
import { parcelVan } from './things/parcel-van.tsx';
import { payingDesk } from './things/paying-desk.tsx';
import { plan } from './things/plan.tsx';
import { priceTag } from './things/price-tag.tsx';
import { promisedUnits } from './things/promised-units.tsx';
import { props } from './things/props.tsx';
import { pump } from './things/pump.tsx';
import { questionSlide } from './things/question-slide.tsx';
import { rack } from './things/rack.tsx';
import { remarkField } from './things/remark-field.tsx';
import { returnedPiece } from './things/returned-piece.tsx';
import { returns } from './things/returns.tsx';
import { rider } from './things/rider.tsx';
import { rolls } from './things/rolls.tsx';
import { sareeStacks } from './things/saree-stacks.tsx';
import { scatteredCopies } from './things/scattered-copies.tsx';
import { screenSwap } from './things/screen-swap.tsx';
import { sealedBox } from './things/sealed-box.tsx';
import { serviceTicket } from './things/service-ticket.tsx';
import { shelf } from './things/shelf.tsx';
import { shopFront } from './things/shop-front.tsx';
import { shops } from './things/shops.tsx';
import { shortLog } from './things/short-log.tsx';
import { slab } from './things/slab.tsx';
import { soldTwice } from './things/sold-twice.tsx';
import { splitPayout } from './things/split-payout.tsx';
import { spreadsheet } from './things/spreadsheet.tsx';
import { stairs } from './things/stairs.tsx';
import { steelCoils } from './things/steel-coils.tsx';
import { sun } from './things/sun.tsx';
import { swatches } from './things/swatches.tsx';
import { tape } from './things/tape.tsx';
import { tester } from './things/tester.tsx';
import { threeTotals } from './things/three-totals.tsx';
import { tills } from './things/tills.tsx';
import { timeCard } from './things/time-card.tsx';
import { token } from './things/token.tsx';
import { tubes } from './things/tubes.tsx';
import { twoDuties } from './things/two-duties.tsx';
import { unknownVisit } from './things/unknown-visit.tsx';
import { visitRoute } from './things/visit-route.tsx';
import { weighbridge } from './things/weighbridge.tsx';
import { woman } from './things/woman.tsx';
import { worker } from './things/worker.tsx';
import { yarnCone } from './things/yarn-cone.tsx';

/** What each name draws that content may use. */
export const vocabulary: Record<(typeof THINGS)[number], Thing> = {
  'agency-week': agencyWeek,
  analyser,
  'attendance-registers': attendanceRegisters,
  bags,
  'bar-chart': barChart,
  bars,
  bed,
  'blank-phone': blankPhone,
  'board-pack': boardPack,
  'broken-sheet': brokenSheet,
  calendar,
  cartons,
  chairs,
  checklist,
  'chit-ring': chitRing,
  cloud,
  coins,
  'cost-overrun': costOverrun,
  counter,
  cubes,
  'date-pickers': datePickers,
  desk,
  'equal-totals': equalTotals,
  'field-receipt': fieldReceipt,
  'figure-formula': figureFormula,
  files,
  'five-inboxes': fiveInboxes,
  'flat-block': flatBlock,
  'folder-row': folderRow,
  'four-feeds': fourFeeds,
  garments,
  gate,
  'gear-wheel': gearWheel,
  'goods-lorry': goodsLorry,
  'half-form': halfForm,
  'id-badge': idBadge,
  'key-in-code': keyInCode,
  'key-vault': keyVault,
  keyholders,
  'late-calendar': lateCalendar,
  'lead-queue': leadQueue,
  'leaving-phone': leavingPhone,
  'log-store': logStore,
  man,
  mannequins,
  'many-tabs': manyTabs,
  'masked-copy': maskedCopy,
  'matched-bills': matchedBills,
  mesh,
  'missed-target': missedTarget,
  'missing-details': missingDetails,
  'money-bag': moneyBag,
  moon,
  'morning-page': morningPage,
  'nightly-load': nightlyLoad,
  'noon-bell': noonBell,
  'oil-tins': oilTins,
  'old-computer': oldComputer,
  'open-ledger': openLedger,
  'open-lock': openLock,
  'order-checklist': orderChecklist,
  'own-entries': ownEntries,
  papers,
  'parcel-back': parcelBack,
  'parcel-van': parcelVan,
  'paying-desk': payingDesk,
  plan,
  'price-tag': priceTag,
  'promised-units': promisedUnits,
  props,
  pump,
  'question-slide': questionSlide,
  rack,
  'remark-field': remarkField,
  'returned-piece': returnedPiece,
  returns,
  rider,
  rolls,
  'saree-stacks': sareeStacks,
  'scattered-copies': scatteredCopies,
  'screen-swap': screenSwap,
  'sealed-box': sealedBox,
  'service-ticket': serviceTicket,
  shelf,
  'shop-front': shopFront,
  shops,
  'short-log': shortLog,
  slab,
  'sold-twice': soldTwice,
  'split-payout': splitPayout,
  spreadsheet,
  stairs,
  'steel-coils': steelCoils,
  sun,
  swatches,
  tape,
  tester,
  'three-totals': threeTotals,
  tills,
  'time-card': timeCard,
  token,
  tubes,
  'two-duties': twoDuties,
  'unknown-visit': unknownVisit,
  'visit-route': visitRoute,
  weighbridge,
  woman,
  worker,
  'yarn-cone': yarnCone,
};
