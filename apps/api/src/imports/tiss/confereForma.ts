import type { ProblemaXml } from '@vidas/api-client/contas-medicas/importar-xml/importarXml.contract.ts';
import { type No, SEM_FILHOS } from './arvore.ts';
import { inteiroDe } from './dominios.ts';
import type { Forma } from './formas.ts';
import { type Alvo, type Causa, problema } from './problemaTiss.ts';
import { codigoDoCampo } from './tabela38.ts';

/** Elements that are items of a guide. */
const elementosDeItem: ReadonlySet<string> = new Set([
  'procedimentoExecutado',
  'procedimentoRealizado',
  'despesa',
]);

/** Number of an item: its own, else its index among the guide's items. */
export const numeroDoItem = (no: No, posicao: number): number => {
  const proprio = no.filhos.find(({ nome }) => nome === 'sequencialItem')?.texto.trim() ?? '';
  return inteiroDe(proprio) ?? posicao;
};

/** In a dental guide the items are direct children, under the name that elsewhere is their container. */
const isItem = ({ nome, filhos }: No): boolean =>
  elementosDeItem.has(nome) ||
  (nome === 'procedimentosExecutados' && filhos.some((each) => each.nome === 'procSolic'));

const citado = (texto: string): string => (texto.length > 40 ? `${texto.slice(0, 40)}…` : texto);

/** Possible elements at one position in one version. */
interface Nivel {
  readonly formas: readonly Forma[];
  readonly porNome: ReadonlyMap<string, Forma>;
  /** Names of which exactly one occurs; empty without a choice. */
  readonly escolhas: readonly string[];
}

/** Cached by forms of a position and version, because a lot repeats them at each item. */
const niveis = new WeakMap<readonly Forma[], Map<string, Nivel>>();

const nivelDe = (esperadas: readonly Forma[], versao: string): Nivel => {
  let porVersao = niveis.get(esperadas);
  if (!porVersao) niveis.set(esperadas, (porVersao = new Map()));
  let nivel = porVersao.get(versao);
  if (!nivel) {
    const formas = esperadas.filter(({ desde, ate }) => versao >= desde && versao <= ate);
    nivel = {
      formas,
      // The first of two forms with one name counts.
      porNome: new Map(formas.toReversed().map((forma) => [forma.nome, forma])),
      escolhas: formas.filter(({ isEscolha }) => isEscolha).map(({ nome }) => nome),
    };
    porVersao.set(versao, nivel);
  }
  return nivel;
};

const quantos = ({ filhos }: No, nome: string): number => {
  let vezes = 0;
  for (const filho of filhos) if (filho.nome === nome) vezes += 1;
  return vezes;
};

/**
 * All problems of form of an element and its descendants (TIS-9): absent, empty, repeated, unknown and
 * unreadable elements. `versao` is 'M.mm' of the standard. Unknown elements are only reported; other problems
 * refuse the guide.
 */
export const confereForma = (
  raiz: No,
  formas: readonly Forma[],
  { versao, alvo, inicio = '' }: { versao: string; alvo: Alvo; inicio?: string },
): ProblemaXml[] => {
  const found: ProblemaXml[] = [];
  let itens = 0;

  const diz = (nivel: 'ERRO' | 'AVISO', { linha, coluna }: No, campo: string, onde: Alvo, causa: Causa) =>
    found.push(problema({ nivel, camada: 'FORMA' }, { linha, coluna, campo }, onde, causa));

  const confereTexto = (no: No, forma: Forma, acima: string, onde: Alvo): void => {
    const texto = no.texto.trim();
    const deve = forma.dominio ? `Deve ser ${forma.dominio.diz}.` : '';
    const isEmBranco = texto === '';
    if (!forma.isObrigatorio && no.texto !== '' && forma.dominio?.isAusente?.(texto))
      diz('AVISO', no, `${acima}${no.nome}`, onde, {
        message: `<${no.nome}> ${isEmBranco ? 'está em branco' : `tem “${citado(texto)}”, antes de 1900,`} e foi lido como não informado.`,
        remedio: 'Retire o elemento quando não há o que informar.',
        codigo: null,
      });
    else if (isEmBranco)
      diz('ERRO', no, `${acima}${no.nome}`, onde, {
        message: `<${no.nome}> está vazio.`,
        remedio: forma.isObrigatorio ? deve : `Preencha ou retire o elemento. ${deve}`,
        codigo: codigoDoCampo(no.nome, true),
      });
    else if (forma.dominio && !forma.dominio.aceita(texto))
      diz('ERRO', no, `${acima}${no.nome}`, onde, {
        message: `<${no.nome}> tem “${citado(texto)}”, que não é aceito.`,
        remedio: deve,
        codigo: codigoDoCampo(no.nome, false),
      });
  };

  const desce = (no: No, esperadas: readonly Forma[], campo: string, onde: Alvo): void => {
    const { formas: daVersao, porNome, escolhas } = nivelDe(esperadas, versao);
    const aberto = `<${no.nome}>`;
    for (const forma of daVersao) {
      const vezes = quantos(no, forma.nome);
      if (vezes === 0 && forma.isObrigatorio)
        diz('ERRO', no, `${campo}${forma.nome}`, onde, {
          message: `Falta <${forma.nome}> em ${aberto}.`,
          remedio: `Informe <${forma.nome}>${forma.dominio ? `: deve ser ${forma.dominio.diz}` : ''}.`,
          codigo: codigoDoCampo(forma.nome, true),
        });
      if (vezes > 1 && !forma.isRepetido)
        diz('ERRO', no, `${campo}${forma.nome}`, onde, {
          message: `<${forma.nome}> aparece ${vezes} vezes em ${aberto}.`,
          remedio: 'Deixe o elemento uma só vez.',
          codigo: '5007',
        });
    }
    const escolhidos =
      escolhas.length === 0 ? SEM_FILHOS : no.filhos.filter(({ nome }) => escolhas.includes(nome));
    if (escolhas.length > 0 && escolhidos.length !== 1)
      diz('ERRO', escolhidos[1] ?? no, `${campo}${escolhas[0]}`, onde, {
        message:
          escolhidos.length === 0
            ? `Falta em ${aberto} um destes: ${escolhas.map((nome) => `<${nome}>`).join(', ')}.`
            : `Há mais de um destes em ${aberto}: ${escolhas.map((nome) => `<${nome}>`).join(', ')}.`,
        remedio: 'Informe exatamente um deles.',
        codigo: codigoDoCampo(escolhas[0] ?? '', true),
      });
    for (const filho of no.filhos) {
      const forma = porNome.get(filho.nome);
      if (!forma)
        diz('AVISO', filho, `${campo}${filho.nome}`, onde, {
          message: `<${filho.nome}> não existe em ${aberto} na versão ${versao} do padrão e não foi lido.`,
          remedio: 'Confira a versão do padrão no cabeçalho, ou retire o elemento.',
          codigo: '5001',
        });
      else if (forma.filhos && forma.dominio === undefined) {
        if (isItem(filho)) itens += 1;
        desce(
          filho,
          forma.filhos,
          `${campo}${filho.nome}/`,
          isItem(filho) ? { ...onde, item: numeroDoItem(filho, itens) } : onde,
        );
      } else if (forma.dominio) confereTexto(filho, forma, campo, onde);
    }
  };

  desce(raiz, formas, inicio, alvo);
  return found;
};
