import { startWeb } from '#engine/web/start-web.tsx';
import { parts, texts } from './web.tsx';

void startWeb(document.getElementById('root') as HTMLElement, { parts, texts });
