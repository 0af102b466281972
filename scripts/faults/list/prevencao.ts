import type { Layer } from '../fault.ts';

const prevencao = 'apps/api/src/modules/prevencao';

/** The programmes of prevention: their lists, the record of openings, the contacts. */
export const prevencaoFaults: Layer = {
  layer: 'server: prevention',
  faults: [
    {
      id: 'prevention-mother-stays',
      title: 'who gave birth stays among the expectant mothers',
      file: `${prevencao}/listas.sql.ts`,
      find: 'and (fim.dia is null or fim.dia < sinal.dia)',
      replace: '',
      checks: ['listas.test.ts'],
    },
    {
      id: 'prevention-person-twice',
      title: 'a person with two bonds stands twice in a list',
      file: `${prevencao}/pessoas.sql.ts`,
      find: 'o.matricula > b.matricula',
      replace: 'o.matricula < o.matricula',
      checks: ['listas.test.ts'],
    },
    {
      id: 'prevention-record-open',
      title: 'everybody of the module reads who looked at what',
      file: `${prevencao}/acesso.ts`,
      find: 'if (!ehGerente(cargo))',
      replace: "if (!ehGerente(cargo) && cargo === '')",
      checks: ['consultas.test.ts'],
    },
    {
      id: 'prevention-people-by-row',
      title: 'the record of a search by procedure counts guides for people',
      file: 'apps/api/src/http/list/contagem.ts',
      find: 'total: () => (pessoa === undefined ? count : people.size)',
      replace: 'total: () => count',
      checks: ['consultas.test.ts'],
    },
    {
      id: 'prevention-called-twice',
      title: 'two people call one person on one day, for two programmes',
      file: 'apps/api/src/modules/prevencao/contato/contata.ts',
      find: 'if (deOutro) throw conflict(dito(deOutro));',
      replace: '',
      checks: ['contato.test.ts'],
    },
    {
      id: 'prevention-reservation-ignored',
      title: 'a person whom somebody is calling is kept for another',
      file: 'apps/api/src/modules/prevencao/contato/contata.ts',
      find: 'if (reserva && reserva.login !== login)',
      replace: "if (reserva && login === '')",
      checks: ['contato.test.ts'],
    },
    {
      id: 'prevention-wrong-number-for-ever',
      title: 'a wrong number never returns, whatever the register says',
      file: `${prevencao}/situacao.sql.ts`,
      find: 'else coalesce(c.telefone in (p.fone_1, p.fone_2, p.fone_3), false) end',
      replace: 'else true end',
      checks: ['contato.test.ts'],
    },
    {
      id: 'prevention-home-after-call',
      title: 'who has just registered a contact finds the home as it was before',
      file: 'apps/api/src/modules/prevencao/contato/contata.ts',
      find: '    await esqueceFiguras(trx, figurasDoPrograma(body.programa));\n',
      replace: '',
      checks: ['lint', 'contato.test.ts'],
    },
    {
      id: 'figure-never-renewed',
      title: 'a figure of a home is shown for an hour before anybody counts it again',
      file: 'apps/api/src/figures/figuras.ts',
      find: 'if (idade > NOVA_S)',
      replace: 'if (idade > VELHA_S)',
      checks: ['figuras.test.ts'],
    },
    {
      id: 'figure-kept-over-change',
      title: 'a figure that was being counted while something changed is kept without the change',
      file: 'apps/api/src/figures/figura.sql.ts',
      find: 'where nome = ${nome} and versao = ${versao}::int',
      replace: 'where nome = ${nome} and (versao > 0 or versao = ${versao}::int)',
      checks: ['figuras.test.ts'],
    },
  ],
};
