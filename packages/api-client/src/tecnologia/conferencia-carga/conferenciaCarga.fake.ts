import { fake } from '../../http/fake.ts';
import {
  assinaConferenciaCarga,
  type ConferenciaDaCarga,
  getConferenciaCarga,
  importaConferenciaCarga,
  informaConferenciaCarga,
  type LinhaDaConferencia,
} from './conferenciaCarga.contract.ts';
import { figuraDe, situacaoDaFigura } from './conferenciaCarga.rules.ts';

type Dada = readonly [
  figura: LinhaDaConferencia['figura'],
  chave: string,
  rotulo: string,
  aqui: readonly [number, number?],
  central?: readonly [number, number?],
];

const dadas: readonly Dada[] = [
  ['vidas-plano', '473829101', 'Smart 200 Enfermaria', [8_412], [8_412]],
  ['vidas-plano', '473829102', 'Premium 500 Apartamento', [3_190], [3_204]],
  ['vidas-empresa', 'individual', 'Sem empresa', [5_020], [5_020]],
  ['vidas-empresa', '000812', 'Metalúrgica Araucária', [310]],
  ['vidas-faixa', '0-18', '0-18 anos', [2_977], [2_977]],
  ['vidas-faixa', '59+', '59+ anos', [1_204], [1_204]],
  ['vidas-vinculo', 'titulares', 'Titulares', [6_001], [6_001]],
  ['vidas-sem-dado', 'cco', 'Sem CCO', [12]],
  ['vidas-sem-dado', 'celular', 'Sem celular válido', [188], [188]],
  ['titulos-abertos', 'A vencer', 'A vencer', [4_120, 191_530_040], [4_120, 191_530_040]],
  ['titulos-abertos', 'Mais de 90 dias', 'Mais de 90 dias', [310, 18_240_055], [312, 18_310_000]],
  ['pagamentos', '2026-10', '10/2026', [5_880, 268_110_905], [5_880, 268_110_905]],
  ['lancamentos-faturas', 'diferem', 'Faturas que diferem', [2, 4_310]],
  ['guias', '2026-10', '10/2026', [14_002, 311_400_021]],
  ['vendas', '613/2026-10', 'Rute Azevedo · 10/2026', [14], [14]],
  ['prestadores', '4104808', 'Cascavel', [97], [97]],
  ['sib', 'situacao', 'Situação diferente', [5]],
];

const linhaDe = ([figura, chave, rotulo, aqui, central]: Dada): LinhaDaConferencia => {
  const valorDe = (medida: readonly [number, number?] | undefined): number | null =>
    figuraDe(figura).temValor ? (medida?.[1] ?? null) : null;
  const [quantidade] = aqui;
  const [valor, centralValor, centralQuantidade] = [valorDe(aqui), valorDe(central), central?.[0] ?? null];
  return {
    figura,
    chave,
    rotulo,
    quantidade,
    valor,
    centralQuantidade,
    centralValor,
    situacao: situacaoDaFigura(
      figura,
      { quantidade, valor },
      { quantidade: centralQuantidade, valor: centralValor },
    ),
    por: central ? 'Renata Siqueira Dantas' : null,
    em: central ? '2026-11-20T16:40' : null,
  };
};

const contadas = (linhas: readonly LinhaDaConferencia[]) => ({
  figuras: linhas.length,
  diferentes: linhas.filter(({ situacao }) => situacao === 'difere').length,
  semComparar: linhas.filter(({ situacao }) => situacao === 'sem comparar').length,
});

/** Equal, different and waiting figures of an installation without a signature. */
export const fakeConferencia = (given: Partial<ConferenciaDaCarga> = {}): ConferenciaDaCarga => {
  const linhas = given.linhas ?? dadas.map(linhaDe);
  return { linhas, ...contadas(linhas), emImplantacao: true, assinatura: null, impedimento: null, ...given };
};

/** The calls over one memory. */
export const conferenciaCargaFakes = (pagina = fakeConferencia()) => [
  fake(getConferenciaCarga, () => pagina),
  fake(informaConferenciaCarga, ({ body: { figura, chave, quantidade, valor } }) => {
    const linha = pagina.linhas.find((uma) => uma.figura === figura && uma.chave === chave);
    if (linha)
      Object.assign(linha, {
        centralQuantidade: quantidade,
        centralValor: valor,
        situacao: situacaoDaFigura(figura, linha, { quantidade, valor }),
        por: 'Marina Alencar',
        em: '2026-11-21T09:00',
      });
    Object.assign(pagina, contadas(pagina.linhas));
    return { message: 'Figura informada.' };
  }),
  fake(importaConferenciaCarga, () => ({ success: true, message: '3 figuras informadas.', linhas: 3 })),
  fake(assinaConferenciaCarga, () => {
    Object.assign(pagina, {
      emImplantacao: false,
      assinatura: { em: '2026-11-21T09:00', por: 'Marina Alencar', ...contadas(pagina.linhas) },
    });
    return { message: 'Conferência assinada: a implantação terminou.' };
  }),
];
