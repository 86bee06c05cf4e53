import { useInsertionEffect, type DependencyList } from 'react';
import { hasElements } from './has-elements.ts';

/**
 * Tells the document something before anything in it is measured; as the page is drawn where the server draws it: effects
 * are not run there.
 */
export const useDocumentEffect: (tell: () => void, of: DependencyList) => void = hasElements
  ? useInsertionEffect
  : (tell) => tell();
