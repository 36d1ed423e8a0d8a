import type { THINGS } from '../schemas/drawings.ts';
import type { Thing } from './thing.ts';
import { analyser } from './things/analyser.tsx';
import { bags } from './things/bags.tsx';
import { bars } from './things/bars.tsx';
import { bed } from './things/bed.tsx';
import { calendar } from './things/calendar.tsx';
import { cartons } from './things/cartons.tsx';
import { chairs } from './things/chairs.tsx';
import { checklist } from './things/checklist.tsx';
import { cloud } from './things/cloud.tsx';
import { coins } from './things/coins.tsx';
import { counter } from './things/counter.tsx';
import { cubes } from './things/cubes.tsx';
import { desk } from './things/desk.tsx';
import { files } from './things/files.tsx';
import { garments } from './things/garments.tsx';
import { gate } from './things/gate.tsx';
import { man } from './things/man.tsx';
import { mannequins } from './things/mannequins.tsx';
import { mesh } from './things/mesh.tsx';
import { moon } from './things/moon.tsx';
import { papers } from './things/papers.tsx';
import { plan } from './things/plan.tsx';
import { props } from './things/props.tsx';
import { pump } from './things/pump.tsx';
import { rack } from './things/rack.tsx';
import { returns } from './things/returns.tsx';
import { rider } from './things/rider.tsx';
import { rolls } from './things/rolls.tsx';
import { shelf } from './things/shelf.tsx';
import { shops } from './things/shops.tsx';
import { slab } from './things/slab.tsx';
import { stairs } from './things/stairs.tsx';
import { sun } from './things/sun.tsx';
import { swatches } from './things/swatches.tsx';
import { tape } from './things/tape.tsx';
import { tester } from './things/tester.tsx';
import { tills } from './things/tills.tsx';
import { token } from './things/token.tsx';
import { tubes } from './things/tubes.tsx';
import { woman } from './things/woman.tsx';
import { worker } from './things/worker.tsx';

/** What each name draws that content may use. */
export const vocabulary: Record<(typeof THINGS)[number], Thing> = {
  analyser,
  bags,
  bars,
  bed,
  calendar,
  cartons,
  chairs,
  checklist,
  cloud,
  coins,
  counter,
  cubes,
  desk,
  files,
  garments,
  gate,
  man,
  mannequins,
  mesh,
  moon,
  papers,
  plan,
  props,
  pump,
  rack,
  returns,
  rider,
  rolls,
  shelf,
  shops,
  slab,
  stairs,
  sun,
  swatches,
  tape,
  tester,
  tills,
  token,
  tubes,
  woman,
  worker,
};
