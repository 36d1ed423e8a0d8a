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
import { calendar } from './things/calendar.tsx';
import { cartons } from './things/cartons.tsx';
import { chairs } from './things/chairs.tsx';
import { checklist } from './things/checklist.tsx';
import { clickReport } from './things/click-report.tsx';
import { cloud } from './things/cloud.tsx';
import { coins } from './things/coins.tsx';
import { costOverrun } from './things/cost-overrun.tsx';
import { counter } from './things/counter.tsx';
import { cubes } from './things/cubes.tsx';
import { datePickers } from './things/date-pickers.tsx';
import { desk } from './things/desk.tsx';
import { festivalRush } from './things/festival-rush.tsx';
import { files } from './things/files.tsx';
import { fiveInboxes } from './things/five-inboxes.tsx';
import { flatBlock } from './things/flat-block.tsx';
import { folderRow } from './things/folder-row.tsx';
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
import { lateInbox } from './things/late-inbox.tsx';
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
import { openLedger } from './things/open-ledger.tsx';
import { openLock } from './things/open-lock.tsx';
import { orderChecklist } from './things/order-checklist.tsx';
import { otherWords } from './things/other-words.tsx';
import { papers } from './things/papers.tsx';
import { parcelBack } from './things/parcel-back.tsx';
import { parcelVan } from './things/parcel-van.tsx';
import { payingDesk } from './things/paying-desk.tsx';
import { plan } from './things/plan.tsx';
import { priceTag } from './things/price-tag.tsx';
import { promisedUnits } from './things/promised-units.tsx';
import { props } from './things/props.tsx';
import { pump } from './things/pump.tsx';
import { rack } from './things/rack.tsx';
import { returnedPiece } from './things/returned-piece.tsx';
import { returns } from './things/returns.tsx';
import { rider } from './things/rider.tsx';
import { rolls } from './things/rolls.tsx';
import { sareeStacks } from './things/saree-stacks.tsx';
import { scatteredCopies } from './things/scattered-copies.tsx';
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
import { woman } from './things/woman.tsx';
import { worker } from './things/worker.tsx';

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
  calendar,
  cartons,
  chairs,
  checklist,
  'click-report': clickReport,
  cloud,
  coins,
  'cost-overrun': costOverrun,
  counter,
  cubes,
  'date-pickers': datePickers,
  desk,
  'festival-rush': festivalRush,
  files,
  'five-inboxes': fiveInboxes,
  'flat-block': flatBlock,
  'folder-row': folderRow,
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
  'late-inbox': lateInbox,
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
  'open-ledger': openLedger,
  'open-lock': openLock,
  'order-checklist': orderChecklist,
  'other-words': otherWords,
  papers,
  'parcel-back': parcelBack,
  'parcel-van': parcelVan,
  'paying-desk': payingDesk,
  plan,
  'price-tag': priceTag,
  'promised-units': promisedUnits,
  props,
  pump,
  rack,
  'returned-piece': returnedPiece,
  returns,
  rider,
  rolls,
  'saree-stacks': sareeStacks,
  'scattered-copies': scatteredCopies,
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
  woman,
  worker,
};
