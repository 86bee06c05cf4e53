import { defineWebModule } from '#engine/web/module.ts';
import { Tickets } from './web/tickets.tsx';

export const brand = defineWebModule({ backdrop: Tickets });
