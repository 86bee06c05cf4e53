// openapi-typescript prints with the compiler's own interface, which TypeScript 7 has no more: for it alone, TypeScript
// is version 5.
import { registerHooks } from 'node:module';

registerHooks({
  resolve: (specifier, context, next) => next(specifier === 'typescript' ? 'typescript-5' : specifier, context),
});
