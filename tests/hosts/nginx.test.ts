import { testEndpoint } from './endpoint.ts';
import { testHost } from './requests.ts';
import { startNginx } from './servers/nginx.ts';

testHost('nginx', startNginx);
testEndpoint('nginx', startNginx);
