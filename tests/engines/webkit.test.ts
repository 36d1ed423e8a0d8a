import { testDesigned } from './designed.ts';
import { openWebKit } from './webkit.ts';

testDesigned('WebKit', openWebKit);
