import type { ConteudoDoAviso } from '@vidas/api-client/cobranca/aviso/conteudo.rules.ts';
import type { Encargos } from '../../../config/cobrancaConfig.ts';
import type { ServerConfig } from '../../../config/config.ts';
import { Failure } from '../../../http/failure.ts';
import { diasEntre, ultimoDiaEmDia, valorHoje } from '../encargos.rules.ts';
import { operadoraDoPapel } from '../imposto-de-renda/impostoDeRenda.present.ts';
import type { FaturaDevidaRow, TitularRow } from './conteudo.sql.ts';

/** The operator as notices name it; null while it is not configured. */
const operadoraDoAviso = (config: ServerConfig): ConteudoDoAviso['operadora'] => {
  try {
    return operadoraDoPapel(config);
  } catch (error) {
    if (error instanceof Failure) return null;
    throw error;
  }
};

/** Fees that are open and late on an ISO day; a due day without banks moves to the next one (COB-5). */
export const emAtraso = (
  faturas: readonly FaturaDevidaRow[],
  dia: string,
  { diasLocais }: Encargos,
): FaturaDevidaRow[] =>
  faturas.filter(({ vencimento, isAberta }) => isAberta && dia > ultimoDiaEmDia(vencimento, diasLocais));

/** Days late and value of fees on an ISO day. */
export const mensalidadesNoDia = (
  faturas: readonly FaturaDevidaRow[],
  dia: string,
  encargos: Encargos,
): ConteudoDoAviso['mensalidades'] =>
  faturas.map(({ numero, vencimento, aberto_cents }) => ({
    numero,
    vencimento,
    dias: diasEntre(vencimento, dia),
    // The bank's term ends a boleto, never the debt.
    atualizadoCents: valorHoje({ valorCents: aberto_cents, vencimento, diasValidos: 36_500 }, dia, encargos)
      .valorAtualizadoCents,
  }));

/** All facts that a notice must name, for a holder and some fees on an ISO day. */
export const conteudoDoAviso = (
  { plano, pessoas }: Pick<TitularRow, 'plano' | 'pessoas'>,
  mensalidades: ConteudoDoAviso['mensalidades'],
  config: ServerConfig,
): ConteudoDoAviso => ({ operadora: operadoraDoAviso(config), pessoas, plano, mensalidades });
