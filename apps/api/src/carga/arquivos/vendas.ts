import { type Arquivo, colunasDe, emOrdem, K, R, TODO_DIA } from '../arquivo.ts';
import { matricula, texto } from '../textos.ts';
import { dia, escolha, reais, simNao, umDe } from '../tipos.ts';

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
