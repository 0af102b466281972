import { simNao, statusEm, tipoDeVenda } from './cadastro.rules.ts';
import { findable } from '../../../db/findable.ts';

/** Row behind the derived columns of the report of registered beneficiaries. */
interface CadastradoRow {
  ativacao: string | null;
  Cancelam: string | null;
  parceria: boolean | null;
  portabilidade: boolean;
  venda_administrativa: boolean;
}

/** Derived columns of a row, on day `hoje`. */
export const presentCadastrado = (row: CadastradoRow, hoje: string) => ({
  Status: statusEm(hoje, { ativado_em: row.ativacao, cancelado_em: row.Cancelam }),
  'Tipo de venda': tipoDeVenda(row.parceria),
  Portabilidade: simNao(row.portabilidade),
  'Venda Administrativa': simNao(row.venda_administrativa),
});

findable(import.meta.url, { presentCadastrado });
