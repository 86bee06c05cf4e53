/** A setting that stops the start; the message is the one line that the operator reads. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}
