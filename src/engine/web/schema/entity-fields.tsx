// The fields of an entity, one below the other; what its schema says of one opens below its name.
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { Chip } from '#engine/web/kit/chip.tsx';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { allFields, type Entity } from '#engine/model/entity.ts';
import { labelKeys } from '#engine/model/label-keys.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { FieldFacts } from './field-facts.tsx';

const Row = styled('details')(({ theme }) => ({
  borderTop: `1px solid ${theme.palette.divider}`,
  '& > summary': { padding: '10px 24px', cursor: 'pointer' },
  '& > summary > span': {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: '2px 10px',
    width: 'calc(100% - 24px)',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
  },
  '& > summary code': { color: theme.palette.text.secondary, fontSize: '0.8125rem' },
}));

interface EntityFieldsProps {
  readonly entity: Entity;
  readonly all: readonly Entity[];
}

export function EntityFields({ entity, all }: EntityFieldsProps) {
  const text = useText();
  const fields = allFields(entity.fields);
  return (
    <Card sx={{ pt: 2.5 }}>
      <Typography variant="h2" sx={{ fontSize: '1.0625rem', px: 3, mb: 1.5 }}>
        {text('schema.fields', { count: fields.length })}
      </Typography>
      {fields.map((field) => (
        <Row key={field.path}>
          <summary>
            <span>
              <strong>{text(labelKeys.field(entity.name, field.path))}</strong>
              <code>{field.path}</code>
              <code>{field.kind}</code>
              {field.required && <Chip size="small" variant="outlined" label={text('schema.required')} />}
            </span>
          </summary>
          <Box sx={{ px: 3, pt: 0.5, pb: 1 }}>
            <FieldFacts entity={entity} field={field} all={all} />
          </Box>
        </Row>
      ))}
    </Card>
  );
}
