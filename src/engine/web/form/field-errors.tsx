import FormHelperText from '@mui/material/FormHelperText';

interface FieldErrorsProps {
  readonly id: string;
  readonly texts: readonly string[];
}

export function FieldErrors({ id, texts }: FieldErrorsProps) {
  if (texts.length === 0) return null;
  return (
    <FormHelperText error id={id} component="div">
      {texts.map((text) => (
        <div key={text}>{text}</div>
      ))}
    </FormHelperText>
  );
}
