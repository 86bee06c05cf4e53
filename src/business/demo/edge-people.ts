// Edge rows among customers and access requests (docs/domain.md 5).
import { day, hour, iso } from './calendar.ts';
import type { StoredAccessRequest } from './access-requests.ts';
import type { StoredLgpdEvent } from './customer-states.ts';
import { erasureDays } from './customer-states.ts';
import type { StoredCustomer } from './customers.ts';
import { baseOf } from './demo-id.ts';
import type { DocumentBook } from './documents.ts';
import { edgeCustomer } from './edge-orders.ts';
import type { Random } from './random.ts';
import type { StoredUser } from './users.ts';

const longName =
  'Maria Antônia da Conceição Aparecida Gonçalves de Albuquerque Cavalcante Bragança e Magalhães Figueiredo de Vasconcelos Neta';

/** Gives the last customers their special traits; `customers` are all, `first` the number of the first special one. */
export function plantCustomers(
  random: Random,
  customers: readonly StoredCustomer[],
  { first, documents, now }: { first: number; documents: DocumentBook; now: number },
): StoredCustomer[] {
  const requested = now - (erasureDays + 4) * day;
  const cpf = () => ({ documentType: 'CPF' as const, documentNumber: documents.cpf(random), country: 'BR' });
  const traits: Readonly<Record<keyof typeof edgeCustomer, () => Partial<StoredCustomer>>> = {
    club: () => ({
      name: 'Clube de Excursões Boa Estrada Ltda.',
      email: 'reservas@boa-estrada.example',
      documentType: 'CNPJ',
      documentNumber: documents.cnpj(random, true),
      country: 'BR',
    }),
    longName: () => ({ ...cpf(), name: longName.slice(0, 120), email: 'maria.neta@example.com' }),
    overdue: () => ({
      ...cpf(),
      name: 'José Araújo Brandão',
      email: 'jose.brandao@example.com',
      accessState: 'disabled',
      deletionState: 'requested',
      reason: 'Pedido de exclusão recebido por carta.',
      deletionRequestedAt: iso(requested),
      deletionDueAt: iso(requested + erasureDays * day),
      updatedAt: iso(requested),
      version: 2,
    }),
    formula: () => ({ ...cpf(), name: '=1+1 <script>alert(1)</script>', email: 'formula@example.com' }),
    emoji: () => ({ ...cpf(), name: 'Zoé 🎡 Conceição', email: 'zoe@example.com' }),
  };
  const names = Object.keys(edgeCustomer) as (keyof typeof edgeCustomer)[];
  return customers.map((customer, index) => {
    const name = names.find((candidate) => first + edgeCustomer[candidate] === index);
    return name === undefined ? customer : { ...customer, ...traits[name]() };
  });
}

export function overdueEvent(random: Random, customer: StoredCustomer): StoredLgpdEvent {
  const at = Date.parse(customer.deletionRequestedAt ?? customer.updatedAt);
  return {
    ...baseOf(random, at),
    customerId: customer.id,
    type: 'deletionRequest',
    occurredAt: iso(at),
    actor: { name: 'Cliente' },
    reason: 'Pedido de exclusão recebido por carta.',
  };
}

/** Approved, and over in an hour. */
export function endingRequest(
  random: Random,
  { users, now }: { users: readonly StoredUser[]; now: number },
): StoredAccessRequest {
  const developer = users.find(({ role }) => role.includes('techSupport'));
  const approver = users.find(({ role }) => role.includes('supervisor'));
  if (developer === undefined || approver === undefined) throw new Error('no one to ask for access or to grant it');
  const createdAt = now - 3 * day;
  return {
    ...baseOf(random, createdAt, createdAt + 2 * hour),
    project: 'conciliacao-pix',
    environment: 'production',
    requestType: 'database',
    ipAddress: '203.0.113.77',
    developer: { userId: developer.id, name: developer.name, email: developer.email },
    expiresAt: iso(now + hour),
    reason: 'Conferir o repasse de ontem com o extrato.',
    status: 'approved',
    decidedAt: iso(createdAt + 2 * hour),
    decidedBy: { userId: approver.id, name: approver.name, email: approver.email },
  };
}
