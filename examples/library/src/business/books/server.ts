// What the books add to the server.
import { defineServerModule } from '#engine/server/module.ts';
import { lendBook, takeBookBack } from './server/lend-book.ts';

export const books = defineServerModule({
  name: 'books',
  actions: { 'book.lend': lendBook, 'book.takeBack': takeBookBack },
});
