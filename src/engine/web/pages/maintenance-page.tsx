// Says that the service is down and looks by itself whether it is back.
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import { Button, ButtonLink } from '#engine/web/kit/button.tsx';
import Build from '@mui/icons-material/BuildOutlined';
import { paths } from '#generated/routes.ts';
import { labelKeys } from '#engine/model/label-keys.ts';
import { readHealth } from '#engine/web/api/health.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { readWantedPath } from '#engine/web/session/wanted-path.ts';
import { StatusPage } from './status-page.tsx';

const checkEvery = 10_000;

export function Component() {
  const text = useText();
  const navigate = useNavigate();
  const [wasDown, setWasDown] = useState(false);
  const health = useQuery({
    queryKey: ['health', 'maintenance'],
    queryFn: readHealth,
    retry: false,
    refetchInterval: checkEvery,
    staleTime: 0,
  });
  const { isError, isSuccess } = health;
  if (isError && !wasDown) setWasDown(true);
  useEffect(() => {
    // Who opened this page while all is well came to look at it.
    if (wasDown && isSuccess) void navigate(readWantedPath() ?? paths.root(), { replace: true });
  }, [wasDown, isSuccess, navigate]);
  const actions = isSuccess ? (
    <ButtonLink to={paths.root()} variant="contained">
      {text('common.continue')}
    </ButtonLink>
  ) : (
    <Button variant="contained" loading={health.isFetching} onClick={() => void health.refetch()}>
      {text('common.retry')}
    </Button>
  );
  return (
    <StatusPage mark={<Build />} title={text(labelKeys.route('maintenance'))} actions={actions}>
      <output>{text(isSuccess ? 'maintenance.back' : 'maintenance.lead')}</output>
    </StatusPage>
  );
}
