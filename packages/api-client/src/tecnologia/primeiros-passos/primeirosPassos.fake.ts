import { fake } from '../../http/fake.ts';
import {
  anotaRestauro,
  type EstadoDoPasso,
  getPrimeirosPassos,
  testaEmail,
} from './primeirosPassos.contract.ts';
import { chavesDosPassos, type ChaveDoPasso } from './primeirosPassos.rules.ts';

const falta: Readonly<Record<ChaveDoPasso, string>> = {
  'registro-ans': 'Sem ele não há arquivo do SIB, protocolo nem lote TISS.',
  operadora: 'Sem eles não há boleto nem declaração.',
  'conta-do-banco': 'Sem ela não há boleto nem retorno.',
  email: 'Nada sai por e-mail.',
  mensageria: 'As campanhas não chegam a ninguém.',
  pessoas: 'Ninguém abre Ouvidoria, Centro Médico.',
  municipios: 'Nenhum no cadastro.',
  planos: 'Nenhum no cadastro.',
  vendedores: 'Nenhum no cadastro.',
  prestadores: 'Nenhum no cadastro.',
  vidas: 'Nenhuma no cadastro.',
  conferencia: 'Nenhum arquivo da ANS em vigor.',
  titulos: 'Nenhum no cadastro.',
  vendas: 'Nenhuma no cadastro.',
  'carga-assinada': 'Em implantação: arquivo SBX, fechamento, envios e campanhas esperam.',
  regras: 'Nenhuma regra.',
  feriados: 'Não estão gravados os de 2026 e 2027.',
  tiss: 'Os lotes são julgados só pela estrutura.',
  'centro-medico': 'O módulo Centro Médico não vê nenhuma guia.',
  copia: 'Nenhuma cópia foi feita.',
  restauro: 'Nenhum restauro foi anotado.',
};

/** State of a step, with the given changes. */
export const fakePasso = (passo: ChaveDoPasso, given: Partial<EstadoDoPasso> = {}): EstadoDoPasso => ({
  passo,
  situacao: 'falta',
  detalhe: falta[passo],
  espera: [],
  ...given,
});

/** An installation in progress: the operator is configured, the plans are there, people and copies are not. */
export const fakePassos = (): EstadoDoPasso[] => {
  const feitos: Partial<Record<ChaveDoPasso, string>> = {
    'registro-ans': '41.234-5',
    operadora: 'Serra Azul Saúde, CNPJ 11.222.333/0001-81.',
    email: 'smtp.serraazul.com.br:587',
    municipios: '5.570 no cadastro.',
    planos: '12 no cadastro.',
  };
  const espera: Partial<Record<ChaveDoPasso, ChaveDoPasso[]>> = {
    titulos: ['vidas'],
    vendas: ['vendedores', 'vidas'],
    'carga-assinada': ['vidas', 'titulos'],
    regras: ['vendedores'],
    restauro: ['copia'],
  };
  return chavesDosPassos.map((passo) => {
    const [feito, antes] = [feitos[passo], espera[passo]];
    if (feito !== undefined) return fakePasso(passo, { situacao: 'feito', detalhe: feito });
    return fakePasso(passo, antes === undefined ? {} : { situacao: 'bloqueado', espera: antes });
  });
};

/** The calls over one memory. */
export const passosFakes = (passos = fakePassos()) => [
  fake(getPrimeirosPassos, () => passos),
  fake(testaEmail, ({ body: { para } }) => ({
    message: `O servidor de e-mail smtp.serraazul.com.br:587 aceitou a mensagem para ${para}; veja se chegou, também na caixa de spam.`,
  })),
  fake(anotaRestauro, () => {
    const restauro = passos.find(({ passo }) => passo === 'restauro');
    if (restauro)
      Object.assign(restauro, {
        situacao: 'feito',
        detalhe: 'Em 20/11/2026, anotado por Marina Alencar.',
        espera: [],
      });
    return { message: 'Restauro ensaiado em 20/11/2026.' };
  }),
];
