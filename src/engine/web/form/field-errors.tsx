interface FieldErrorsProps {
  readonly id: string;
  readonly texts: readonly string[];
  /** There before it says something, so that it is read out when it does. */
  readonly spoken?: boolean;
}

export function FieldErrors({ id, texts, spoken = false }: FieldErrorsProps) {
  if (texts.length === 0 && !spoken) return null;
  return (
    <div id={id} className="field-error" aria-live={spoken ? 'polite' : undefined}>
      {texts.map((text) => (
        <div key={text}>{text}</div>
      ))}
    </div>
  );
}
