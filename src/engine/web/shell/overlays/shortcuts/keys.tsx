import Box from '@mui/material/Box';

/** Keys that are pressed together, as they look on a keyboard. */
export function Keys({ keys }: { readonly keys: readonly string[] }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 0.5 }}>
      {keys.map((key) => (
        <Box
          key={key}
          component="kbd"
          sx={{
            minWidth: 24,
            px: 0.75,
            py: 0.25,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            bgcolor: 'action.hover',
            font: 'inherit',
            fontSize: '0.75rem',
            fontWeight: 600,
            textAlign: 'center',
          }}
        >
          {key}
        </Box>
      ))}
    </Box>
  );
}
