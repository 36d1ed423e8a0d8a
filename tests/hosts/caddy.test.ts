import { testEndpoint } from './endpoint.ts';
import { testHost } from './requests.ts';
import { startCaddy } from './servers/caddy.ts';

testHost('caddy', startCaddy);
testEndpoint('caddy', startCaddy);
