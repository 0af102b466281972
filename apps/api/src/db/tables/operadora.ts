import type { AtendimentoTables } from './atendimento.ts';
import type { CadastroTables } from './cadastro.ts';
import type { ContasMedicasTables } from './contasMedicas.ts';
import type { ExportacaoTables } from './exportacao.ts';
import type { FaturamentoTables } from './faturamento.ts';
import type { FinanceiroTables } from './financeiro.ts';
import type { PrevencaoTables } from './prevencao.ts';
import type { ContaTables } from './conta.ts';
import type { NipTables } from './nip.ts';
import type { PixTables } from './pix.ts';
import type { RemessaTables } from './remessa.ts';
import type { RetornoTables } from './retorno.ts';
import type { SaidaTables } from './saida.ts';
import type { VendasTables } from './vendas.ts';

/** Every table of the operator's own business. */
export interface OperadoraTables
  extends
    CadastroTables,
    ExportacaoTables,
    FaturamentoTables,
    ContasMedicasTables,
    AtendimentoTables,
    VendasTables,
    FinanceiroTables,
    PrevencaoTables,
    RemessaTables,
    RetornoTables,
    ContaTables,
    PixTables,
    SaidaTables,
    NipTables {}
