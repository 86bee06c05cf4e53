import { useCallback } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { dropEarlyAnswers } from '#engine/web/api/early-answers.ts';
import { paths } from '#generated/routes.ts';
import { storeViewAs, type ViewAs } from '#engine/web/session/view-as.ts';

/** Looks as the role from here on, or as oneself again; what was read as the one before is forgotten. */
export function useLookAs(): (view: ViewAs | undefined) => void {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useCallback(
    (view) => {
      storeViewAs(view);
      queries.clear();
      dropEarlyAnswers();
      // The page may be one that the role may not open.
      void navigate(paths.profile());
    },
    [queries, navigate],
  );
}
