import { http } from './client.ts';
import { isRecord } from './is-record.ts';

export interface Health {
  /** Whether this installation shows sample data that anybody may sign in to. */
  readonly demo: boolean;
}

/** Whether the service is up; rejects when it isn't. */
export async function readHealth(): Promise<Health> {
  const { data } = await http.get<unknown>('/healthz', { timeout: 5000 });
  return { demo: isRecord(data) && data['demo'] === true };
}
