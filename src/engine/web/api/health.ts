import { http } from './client.ts';
import { isRecord } from './is-record.ts';

export interface Health {
  /** Whether this installation shows sample data that anybody may sign in to. */
  readonly demo: boolean;
  /** What the organisation whose installation this is calls itself; undefined when the server doesn't say. */
  readonly organizationName: string | undefined;
}

/** Whether the service is up; rejects when it isn't. */
export async function readHealth(): Promise<Health> {
  const { data } = await http.get<unknown>('/healthz', { timeout: 5000 });
  const { demo, organization } = isRecord(data) ? data : {};
  const name = isRecord(organization) ? organization['name'] : undefined;
  return { demo: demo === true, organizationName: typeof name === 'string' && name !== '' ? name : undefined };
}
