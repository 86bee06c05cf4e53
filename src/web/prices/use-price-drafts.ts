// What is typed in the grid and not saved: it outlives a change of tab, and ends with the page.
import { useCallback, useEffect } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Drafts } from './grid-types.ts';

const none: Drafts = {};

export function usePriceDrafts(productId: string): readonly [Drafts, (next: Drafts) => void] {
  const client = useQueryClient();
  const { data } = useQuery({ queryKey: ['price-drafts', productId], queryFn: () => none, initialData: none, enabled: false, staleTime: Infinity, gcTime: Infinity });
  const setDrafts = useCallback((next: Drafts) => void client.setQueryData(['price-drafts', productId], next), [client, productId]);
  useEffect(() => {
    const page = window.location.pathname;
    return () => {
      if (window.location.pathname !== page) client.removeQueries({ queryKey: ['price-drafts', productId] });
    };
  }, [client, productId]);
  return [data, setDrafts];
}
