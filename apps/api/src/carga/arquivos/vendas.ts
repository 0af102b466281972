import { type Arquivo, colunasDe, emOrdem, K, R, TODO_DIA } from '../arquivo.ts';
import { matricula, texto } from '../textos.ts';
import { dia, escolha, mes, reais, simNao, umDe } from '../tipos.ts';

const venda = colunasDe('venda');

export const vendas: Arquivo = {
  numero: '16',
  nome: 'vendas',
  titulo: 'Vendas',
  prazoHoras: TODO_DIA,
  notas: [
    'Uma venda por matrícula: as dos meses que se vão fechar aqui, e as dos meses de estorno antes deles.',
    'As regras de comissão se cadastram na tela antes do primeiro fechamento.',
  ],
  colunas: [
    venda('codigo', texto({ max: 40 }), { ...K, exemplo: 'V1' }),
    venda('vendedor_codigo', texto(), { ...R, referencia: 'vendedor.codigo', exemplo: '101' }),
    venda('matricula', matricula, { ...R, referencia: 'beneficiario.matricula' }),
    venda('plano_registro', texto(), { ...R, referencia: 'plano.registro', exemplo: '400000001' }),
    venda('tipo_contratacao', umDe(1, 2, 3), R),
    venda('administrativa', simNao, { ...R, exemplo: 'N' }),
    venda('parceria', simNao, { ...R, exemplo: 'N', nota: 'S quando o vendedor divide este plano.' }),
    venda('vendida_em', dia, R),
    venda('efetivada_em', dia),
    venda('status', escolha('Lançado', 'Efetivado'), { ...R, exemplo: 'Efetivado' }),
    venda('valor', reais(), { ...R, nota: 'O preço do plano no dia da venda.' }),
  ],
  regras: [
    emOrdem('vendida_em', 'efetivada_em'),
    {
      coluna: 'efetivada_em',
      vale: (linha) => (linha['status'] === 'Efetivado') === (linha['efetivada_em'] !== null),
      motivo: 'só uma venda efetivada tem o dia em que o foi, e tem de ter',
      remedio: 'confira status e efetivada_em',
    },
  ],
  unicas: [['matricula']],
  destinos: [{ tabela: 'venda', chave: ['codigo'] }],
};

const anterior = colunasDe('comissao_anterior');

export const comissoes_pagas: Arquivo = {
  numero: '26',
  nome: 'comissoes_pagas',
  titulo: 'Comissões pagas pelo sistema anterior',
  notas: [
    'Uma linha por mês, vida e vendedor que recebeu. Só servem ao estorno: a vida cancelada antes de estorno_ate é estornada no próximo fechamento daqui.',
    'Nenhum relatório, extrato ou total as conta como comissão paga aqui. Não traga o que o sistema anterior já estornou, nem o que já não se pode estornar.',
    'A vida tem de ter a sua venda (16). O primeiro fechamento daqui vem depois do último mês deste arquivo.',
  ],
  colunas: [
    anterior('competencia', mes, { ...K, nota: 'O mês em que foi paga.' }),
    anterior('matricula', matricula, { ...K, referencia: 'venda.matricula' }),
    anterior('vendedor_codigo', texto(), {
      ...K,
      referencia: 'vendedor.codigo',
      exemplo: '101',
      nota: 'Quem a recebeu; de uma parceria, cada um com a sua parte.',
    }),
    anterior('valor', reais({ min: 1 }), { ...R, exemplo: '60,00' }),
    anterior('estorno_ate', dia, {
      ...R,
      exemplo: '2026-04-30',
      nota: 'O primeiro dia em que um cancelamento já nada estorna.',
    }),
  ],
  conferencias: [
    {
      coluna: 'competencia',
      sql: `select s.nr_linha as linha, s.competencia as valor from {comissoes_pagas} s
        where s.competencia >= (select min(competencia) from comissao_fechamento)`,
      motivo: 'é de um mês que se fecha aqui',
      remedio: 'traga só os meses antes do primeiro fechamento feito aqui',
    },
  ],
  destinos: [{ tabela: 'comissao_anterior', chave: ['competencia', 'matricula', 'vendedor_codigo'] }],
};
