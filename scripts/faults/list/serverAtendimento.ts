import type { Layer } from '../fault.ts';

const atendimento = 'apps/api/src/modules/atendimento';

/** Protocols, tokens of confirmation, and what the homes of the small modules count. */
export const serverAtendimento: Layer = {
  layer: 'server: attendance',
  faults: [
    {
      id: 'token-twice',
      title: 'a token becomes a second protocol',
      file: `${atendimento}/gravaRegistro.ts`,
      find: 'if (token.protocolo_codigo !== null) {',
      replace: "if (token.protocolo_codigo !== null && quem.nome === '') {",
      checks: ['token.test.ts'],
    },
    {
      id: 'protocol-number-anew',
      title: 'the numbers of a day start again with each protocol',
      file: `${atendimento}/token.sql.ts`,
      find: "rows[0]?.ultimo?.slice(prefix.length) ?? '0'",
      replace: "rows[1]?.ultimo?.slice(prefix.length) ?? '0'",
      checks: ['token.test.ts'],
    },
    {
      id: 'protocol-last-day',
      title: 'the registry leaves out the last day of its period',
      file: `${atendimento}/registros.sql.ts`,
      find: 'r.lancado_em < ${end}::date + 1`',
      replace: 'r.lancado_em < ${end}::date`',
      checks: ['registros.test.ts'],
    },
    {
      id: 'sad-when-closed',
      title: 'who complained is sad for ever',
      file: `${atendimento}/registros.sql.ts`,
      find: "when ${isReclamacao} and r.status <> 'ENCERRADO' then",
      replace: 'when ${isReclamacao} then',
      checks: ['inicio.test.ts', 'registros.test.ts'],
    },
    {
      id: 'network-back-again',
      title: 'a provider that came back to the network still counts as gone',
      file: 'apps/api/src/modules/credenciamento/credenciamento.sql.ts',
      find: 'or pr.recredenciado_em between pr.descredenciado_em and ${hoje}::date) then',
      replace: 'or pr.recredenciado_em > ${hoje}::date) then',
      checks: ['credenciamento.test.ts'],
    },
    {
      id: 'sip-unused-guides',
      title: 'guides that are not used count for the SIP',
      file: 'apps/api/src/modules/contas-medicas/relatorios/relatorioSip.sql.ts',
      find: 'and g.status is distinct from 3 and',
      replace: 'and',
      checks: ['relatorioSip.test.ts'],
    },
  ],
};
