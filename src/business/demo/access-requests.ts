// A year of requests of developers for access to servers, databases and code.
import type { AccessRequest } from '#generated/types.ts';
import { day, hour, iso, minute } from './calendar.ts';
import { baseOf } from './demo-id.ts';
import type { Random } from './random.ts';
import type { Stored } from './stored.ts';
import type { StoredUser } from './users.ts';

export type StoredAccessRequest = Stored<AccessRequest>;

const projects = [
  'portal-de-vendas',
  'api-pedidos',
  'app-bilheteria',
  'painel-financeiro',
  'conciliacao-pix',
  'motor-de-precos',
  'integração-agências',
  'relatórios',
] as const;
const requestReasons = [
  'Investigar pedidos duplicados relatados pelo atendimento.',
  'Publicar a correção do cálculo da taxa de serviço.',
  'Verificar lentidão na lista de pedidos.',
  'Extrair registros para a auditoria trimestral.',
  'Testar a integração com o novo meio de pagamento.',
] as const;
/** After this long without a decision a request expires (docs/domain.md 2.4). */
const decisionTerm = 72 * hour;

export function buildAccessRequests(
  random: Random,
  { users, count, now }: { users: readonly StoredUser[]; count: number; now: number },
): StoredAccessRequest[] {
  const developers = users.filter(
    ({ status, role }) => status === 'active' && !role.includes('operator') && !role.includes('issuer'),
  );
  const approvers = users.filter(
    ({ role }) => role.includes('supervisor') || role.includes('admin') || role.includes('director'),
  );
  return Array.from({ length: count }, (_, index) => {
    const age = index % 25 === 0 ? random.int(1, 48) * hour : random.int(2 * 24, 365 * 24) * hour;
    return buildAccessRequest(random, { developers, approvers, createdAt: now - age, now });
  }).sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1));
}

interface Parts {
  readonly developers: readonly StoredUser[];
  readonly approvers: readonly StoredUser[];
  readonly createdAt: number;
  readonly now: number;
}

function buildAccessRequest(random: Random, { developers, approvers, createdAt, now }: Parts): StoredAccessRequest {
  const requestType = random.weighted([
    ['database', 30],
    ['server', 20],
    ['repository', 18],
    ['deploy', 15],
    ['logs', 10],
    ['storage', 5],
    ['other', 2],
  ] as const);
  const developer = random.pick(developers);
  const approver = random.pick(approvers.filter(({ id }) => id !== developer.id));
  const expires = createdAt + random.pick([2, 7, 15, 30, 60, 89]) * day;
  const decision = drawDecision(random, { createdAt, expires, now, approver });
  return {
    ...baseOf(random, createdAt, decision.changedAt),
    project: random.pick(projects),
    environment: random.weighted([
      ['production', 45],
      ['staging', 35],
      ['development', 20],
    ] as const),
    requestType,
    ...((requestType === 'repository' || requestType === 'deploy') && {
      branchName: random.pick(['main', 'release/2026.11', 'fix/taxa-de-servico', 'feature/grade-de-precos']),
    }),
    ...((requestType === 'database' || requestType === 'server') && {
      ipAddress: random.chance(0.85) ? `203.0.113.${random.int(1, 254)}` : `2001:db8::${random.int(1, 9999)}`,
    }),
    developer: { userId: developer.id, name: developer.name, email: developer.email },
    expiresAt: iso(expires),
    reason: random.pick(requestReasons),
    ...decision.fields,
  };
}

/** Decided within three days or expired; what was approved ends with its term or is revoked before. */
function drawDecision(
  random: Random,
  { createdAt, expires, now, approver }: { createdAt: number; expires: number; now: number; approver: StoredUser },
) {
  const decided = createdAt + random.int(10, 40 * 60) * minute;
  const by = { decidedBy: { userId: approver.id, name: approver.name, email: approver.email } };
  const draw = random.next();
  if (decided > now) return { fields: { status: 'pending' as const }, changedAt: createdAt };
  if (draw < 0.08) return expiredOrPending(createdAt, now);
  if (draw < 0.22)
    return {
      fields: {
        status: 'denied' as const,
        decidedAt: iso(decided),
        ...by,
        decisionNote: 'Acesso de produção não se justifica para este caso.',
      },
      changedAt: decided,
    };
  const revoked = Math.floor(random.between(decided, Math.min(now, expires)));
  if (draw < 0.3)
    return {
      fields: {
        status: 'revoked' as const,
        decidedAt: iso(revoked),
        ...by,
        decisionNote: 'Trabalho encerrado antes do prazo.',
      },
      changedAt: revoked,
    };
  if (expires < now)
    return { fields: { status: 'expired' as const, decidedAt: iso(decided), ...by }, changedAt: expires };
  return { fields: { status: 'approved' as const, decidedAt: iso(decided), ...by }, changedAt: decided };
}

function expiredOrPending(createdAt: number, now: number) {
  const expired = createdAt + decisionTerm;
  return expired > now
    ? { fields: { status: 'pending' as const }, changedAt: createdAt }
    : { fields: { status: 'expired' as const }, changedAt: expired };
}
