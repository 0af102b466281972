import { simNao, statusEm, tipoDeVenda } from './cadastro.rules.ts';
import { findable } from '../../../db/findable.ts';

/** What the report of registered beneficiaries works out from a row. */
interface CadastradoRow {
  ativacao: string | null;
  Cancelam: string | null;
  parceria: boolean | null;
  portabilidade: boolean;
  venda_administrativa: boolean;
}

/** The columns that are worked out from a selected row, on the day `hoje`. */
export const presentCadastrado = (row: CadastradoRow, hoje: string) => ({
  Status: statusEm(hoje, { ativado_em: row.ativacao, cancelado_em: row.Cancelam }),
  'Tipo de venda': tipoDeVenda(row.parceria),
  Portabilidade: simNao(row.portabilidade),
  'Venda Administrativa': simNao(row.venda_administrativa),
});

findable(import.meta.url, { presentCadastrado });
