import type { THINGS } from '../schemas/drawings.ts';
import type { Thing } from './thing.ts';
import { attendanceRegisters } from './things/attendance-registers.tsx';
import { barChart } from './things/bar-chart.tsx';
import { costOverrun } from './things/cost-overrun.tsx';
import { desk } from './things/desk.tsx';
import { files } from './things/files.tsx';
import { fiveInboxes } from './things/five-inboxes.tsx';
import { flatBlock } from './things/flat-block.tsx';
import { gearWheel } from './things/gear-wheel.tsx';
import { goodsLorry } from './things/goods-lorry.tsx';
import { idBadge } from './things/id-badge.tsx';
import { keyInCode } from './things/key-in-code.tsx';
import { keyVault } from './things/key-vault.tsx';
import { lateCalendar } from './things/late-calendar.tsx';
import { leadQueue } from './things/lead-queue.tsx';
import { leavingPhone } from './things/leaving-phone.tsx';
import { logStore } from './things/log-store.tsx';
import { man } from './things/man.tsx';
import { maskedCopy } from './things/masked-copy.tsx';
import { matchedBills } from './things/matched-bills.tsx';
import { missingDetails } from './things/missing-details.tsx';
import { moneyBag } from './things/money-bag.tsx';
import { openLedger } from './things/open-ledger.tsx';
import { openLock } from './things/open-lock.tsx';
import { orderChecklist } from './things/order-checklist.tsx';
import { papers } from './things/papers.tsx';
import { parcelBack } from './things/parcel-back.tsx';
import { parcelVan } from './things/parcel-van.tsx';
import { payingDesk } from './things/paying-desk.tsx';
import { priceTag } from './things/price-tag.tsx';
import { promisedUnits } from './things/promised-units.tsx';
import { returnedPiece } from './things/returned-piece.tsx';
import { sareeStacks } from './things/saree-stacks.tsx';
import { scatteredCopies } from './things/scattered-copies.tsx';
import { sealedBox } from './things/sealed-box.tsx';
import { serviceTicket } from './things/service-ticket.tsx';
import { shelf } from './things/shelf.tsx';
import { shopFront } from './things/shop-front.tsx';
import { shortLog } from './things/short-log.tsx';
import { soldTwice } from './things/sold-twice.tsx';
import { splitPayout } from './things/split-payout.tsx';
import { steelCoils } from './things/steel-coils.tsx';
import { timeCard } from './things/time-card.tsx';
import { twoDuties } from './things/two-duties.tsx';
import { unknownVisit } from './things/unknown-visit.tsx';
import { visitRoute } from './things/visit-route.tsx';
import { woman } from './things/woman.tsx';

/** What each name draws that content may use. */
export const vocabulary: Record<(typeof THINGS)[number], Thing> = {
  'attendance-registers': attendanceRegisters,
  'bar-chart': barChart,
  'cost-overrun': costOverrun,
  desk,
  files,
  'five-inboxes': fiveInboxes,
  'flat-block': flatBlock,
  'gear-wheel': gearWheel,
  'goods-lorry': goodsLorry,
  'id-badge': idBadge,
  'key-in-code': keyInCode,
  'key-vault': keyVault,
  'late-calendar': lateCalendar,
  'lead-queue': leadQueue,
  'leaving-phone': leavingPhone,
  'log-store': logStore,
  man,
  'masked-copy': maskedCopy,
  'matched-bills': matchedBills,
  'missing-details': missingDetails,
  'money-bag': moneyBag,
  'open-ledger': openLedger,
  'open-lock': openLock,
  'order-checklist': orderChecklist,
  papers,
  'parcel-back': parcelBack,
  'parcel-van': parcelVan,
  'paying-desk': payingDesk,
  'price-tag': priceTag,
  'promised-units': promisedUnits,
  'returned-piece': returnedPiece,
  'saree-stacks': sareeStacks,
  'scattered-copies': scatteredCopies,
  'sealed-box': sealedBox,
  'service-ticket': serviceTicket,
  shelf,
  'shop-front': shopFront,
  'short-log': shortLog,
  'sold-twice': soldTwice,
  'split-payout': splitPayout,
  'steel-coils': steelCoils,
  'time-card': timeCard,
  'two-duties': twoDuties,
  'unknown-visit': unknownVisit,
  'visit-route': visitRoute,
  woman,
};
