import { styled } from '@mui/material/styles';
import { useText } from '#engine/web/i18n/use-text.ts';

const Anchor = styled('a')(({ theme }) => ({
  position: 'fixed',
  top: 8,
  insetInlineStart: 8,
  zIndex: theme.zIndex.tooltip,
  padding: '10px 16px',
  borderRadius: 8,
  background: theme.palette.primary.main,
  color: theme.palette.primary.contrastText,
  fontWeight: 600,
  textDecoration: 'none',
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none', outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 2 },
}));

/** The first stop of the keyboard: past the navigation, to the content. */
export function SkipLink() {
  const text = useText();
  return (
    <Anchor href="#content" onClick={focusContent}>
      {text('shell.skip')}
    </Anchor>
  );
}

/** Without the address changing, which would count as a navigation. */
function focusContent(event: { preventDefault: () => void }): void {
  event.preventDefault();
  document.getElementById('content')?.focus();
}
