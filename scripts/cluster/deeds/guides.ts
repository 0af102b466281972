import { tiposComBaixa } from '@vidas/api-client/contas-medicas/guias/guia.rules.ts';
import { onPrimary } from '../installation.ts';
import type { DeedKind } from './deeds.types.ts';

interface Guide {
  numero: string;
  dia: string;
}

/** Incorporated guides that are settled here: none with a medical fee, of which some are settled elsewhere (CTM-36). */
const SETTLED_HERE = `
  select g.numero, '01/' || substr(g.competencia, 6) || '/' || substr(g.competencia, 1, 4) as dia
  from guia g join prestador p on p.codigo = g.prestador_codigo
  where g.status = 1 and g.baixada_em is null and p.incorporar_baixada and g.gui_tipo = any($1)
    and not exists (select from guia_item i where i.guia_numero = g.numero and i.tabela_aprovada = '22' and i.tipo = 'HM')
  order by g.numero`;

/** Guides that two people settle. */
export const guides = (): DeedKind => {
  let found: Guide[] = [];
  return {
    title: 'guias baixadas',
    people: ['gerente', 'contas'],
    atOnce: 8,
    find: async (installation) => {
      ({ rows: found } = await onPrimary(installation, (client) =>
        client.query<Guide>(SETTLED_HERE, [tiposComBaixa]),
      ));
      return found.map(({ numero, dia }) => (askAs) => () => {
        const body = JSON.stringify({ numGuia: numero, dataBaixa: dia });
        return askAs('contasMedicas/baixarGuia', {
          method: 'POST',
          body,
          headers: { 'content-type': 'application/json' },
        });
      });
    },
    count: async (installation, begun) => {
      const { rows } = await onPrimary(installation, (client) =>
        client.query<{ vezes: number }>(
          `select (select count(*)::int from guia_historico h where h.guia_numero = g.numero and h.descricao = 'Guia baixada') as vezes
           from guia g where g.numero = any($1)`,
          [found.slice(0, begun).map(({ numero }) => numero)],
        ),
      );
      return rows.map(({ vezes }) => vezes);
    },
  };
};
