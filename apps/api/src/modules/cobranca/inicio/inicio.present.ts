import { faixasDeAtraso } from '@vidas/api-client/cobranca/inadimplencia/pagamentoVencido.report.ts';
import type { InicioCobranca } from '@vidas/api-client/cobranca/inicio/inicio.contract.ts';
import { somaDias } from '../encargos.rules.ts';
import type { AtrasoRow } from './inicio.sql.ts';

/** First day of lateness of each age band. */
export const limites: readonly number[] = [1, ...faixasDeAtraso.slice(0, -1).map(({ ate }) => ate + 1)];

/** Every age band, empty ones included; `hoje` is ISO. */
export const presentAtraso = (rows: readonly AtrasoRow[], hoje: string): InicioCobranca['atraso'] => {
  const whole = rows.find(({ faixa }) => faixa === null);
  return {
    titulos: whole?.titulos ?? 0,
    titulares: whole?.titulares ?? 0,
    empresas: whole?.empresas ?? 0,
    faixas: faixasDeAtraso.map(({ nome, ate }, index) => {
      const row = rows.find(({ faixa }) => faixa === index + 1);
      const fim = somaDias(hoje, -(limites[index] ?? 1));
      return {
        nome,
        inicio: Number.isFinite(ate) ? somaDias(hoje, -ate) : (row?.desde ?? fim),
        fim,
        titulos: row?.titulos ?? 0,
        titulares: row?.titulares ?? 0,
        empresas: row?.empresas ?? 0,
        valor: row?.valor_cents ?? 0,
      };
    }),
  };
};
