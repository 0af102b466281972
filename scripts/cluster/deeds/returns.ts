import { convenio } from '../../../apps/api/src/demo/convenio.ts';
import { escreveRetorno, liquidado } from '../../../apps/api/src/demo/retorno/escreveRetorno.ts';
import { operatorDay } from '../../../apps/api/src/operatorDay.ts';
import { onPrimary } from '../installation.ts';
import type { DeedKind } from './deeds.types.ts';

/** Titles that one file pays. */
const EACH = 5;

interface Title {
  numero: string;
  nossoNumero: string;
  valorTitulo: number;
  vencimento: string;
}

/** Those that no card pays meanwhile (`sales.ts`). */
const OPEN = `
  select t.numero, t.nosso_numero as "nossoNumero", t.valor_cents as "valorTitulo", t.vencimento::text as vencimento
  from titulo t join fatura f on f.numero = t.fatura_numero
  where f.tipo = 'I' and f.status = 'ABERTA' and t.pago_em is null and t.cancelado_em is null and t.forma = 'BOLETO'
    and t.vencimento < current_date and hashtext(f.titular_matricula) % 2 <> 0
  order by t.numero`;

/** Files of the bank, each of which two people bring. */
export const returns = (): DeedKind => {
  const files: Title[][] = [];
  return {
    title: 'títulos pagos por arquivo do banco',
    people: ['gerente', 'financeiro'],
    atOnce: 2,
    find: async (installation) => {
      const { rows } = await onPrimary(installation, (client) => client.query<Title>(OPEN));
      for (let at = 0; at + EACH <= rows.length; at += EACH) files.push(rows.slice(at, at + EACH));
      const hoje = operatorDay(new Date());
      return files.map((titles, at) => (askAs) => {
        const detalhes = titles.map((title) => liquidado({ ...title, pagoEm: hoje, creditoEm: hoje }));
        const text = escreveRetorno({ convenio, sequencial: 9_000 + at, gravadoEm: hoje, detalhes });
        return () => {
          const form = new FormData();
          form.set('arquivo', new File([Buffer.from(text, 'latin1')], `CBR643_prova_${at}.RET`));
          return askAs('financeiro/upload/30', { method: 'POST', body: form });
        };
      });
    },
    count: async (installation, begun) => {
      const { rows } = await onPrimary(installation, (client) =>
        client.query<{ vezes: number }>(
          `select (select count(*)::int from retorno_linha l where l.titulo_numero = t.numero and l.fim = 'LIQUIDADO') as vezes
           from titulo t where t.numero = any($1)`,
          [
            files
              .slice(0, begun)
              .flat()
              .map(({ numero }) => numero),
          ],
        ),
      );
      return rows.map(({ vezes }) => vezes);
    },
  };
};
