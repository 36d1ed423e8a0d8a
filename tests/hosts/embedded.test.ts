import { testHost } from './requests.ts';
import { startEmbedded } from './servers/embedded.ts';

testHost('embedded', startEmbedded);
