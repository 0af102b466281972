import type { ProblemaXml } from '@vidas/api-client/contas-medicas/importar-xml';
import type { No } from './arvore.ts';
import type { Forma } from './formas.ts';
import { type Alvo, type Causa, problema } from './problemaTiss.ts';
import { codigoDoCampo } from './tabela38.ts';

/** The elements that are items of a guide. */
const elementosDeItem: ReadonlySet<string> = new Set([
  'procedimentoExecutado',
  'procedimentoRealizado',
  'despesa',
]);

/** The number of an item: its own, or its place among all items of its guide when it has none. */
export const numeroDoItem = (no: No, posicao: number): number => {
  const proprio = no.filhos.find(({ nome }) => nome === 'sequencialItem')?.texto.trim() ?? '';
  return /^\d{1,4}$/.test(proprio) ? Number(proprio) : posicao;
};

/** In a dental guide the items stand right below it, under the name that elsewhere holds them all. */
const isItem = ({ nome, filhos }: No): boolean =>
  elementosDeItem.has(nome) ||
  (nome === 'procedimentosExecutados' && filhos.some((each) => each.nome === 'procSolic'));

const citado = (texto: string): string => (texto.length > 40 ? `${texto.slice(0, 40)}…` : texto);

/**
 * Everything that is wrong with the form of an element and what is below it (TIS-9): absent, empty, repeated, unknown and unreadable elements.
 * `versao` is 'M.mm' of the standard. Unknown elements are only told; the rest keeps the guide out.
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

  const confereTexto = (no: No, forma: Forma, campo: string, onde: Alvo): void => {
    const texto = no.texto.trim();
    const deve = forma.dominio ? `Deve ser ${forma.dominio.diz}.` : '';
    if (texto === '')
      diz('ERRO', no, campo, onde, {
        message: `<${no.nome}> está vazio.`,
        remedio: forma.isObrigatorio ? deve : `Preencha ou retire o elemento. ${deve}`,
        codigo: codigoDoCampo(no.nome, true),
      });
    else if (forma.dominio && !forma.dominio.aceita(texto))
      diz('ERRO', no, campo, onde, {
        message: `<${no.nome}> tem “${citado(texto)}”, que não é aceito.`,
        remedio: deve,
        codigo: codigoDoCampo(no.nome, false),
      });
  };

  const desce = (no: No, esperadas: readonly Forma[], campo: string, onde: Alvo): void => {
    const daVersao = esperadas.filter(({ desde, ate }) => versao >= desde && versao <= ate);
    const aberto = `<${no.nome}>`;
    for (const forma of daVersao) {
      const vezes = no.filhos.filter(({ nome }) => nome === forma.nome).length;
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
    const escolhas = daVersao.filter(({ isEscolha }) => isEscolha).map(({ nome }) => nome);
    const escolhidos = no.filhos.filter(({ nome }) => escolhas.includes(nome));
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
      const forma = daVersao.find(({ nome }) => nome === filho.nome);
      const aqui = `${campo}${filho.nome}`;
      if (!forma)
        diz('AVISO', filho, aqui, onde, {
          message: `<${filho.nome}> não existe em ${aberto} na versão ${versao} do padrão e não foi lido.`,
          remedio: 'Confira a versão do padrão no cabeçalho, ou retire o elemento.',
          codigo: '5001',
        });
      else if (forma.filhos && forma.dominio === undefined) {
        if (isItem(filho)) itens += 1;
        desce(
          filho,
          forma.filhos,
          `${aqui}/`,
          isItem(filho) ? { ...onde, item: numeroDoItem(filho, itens) } : onde,
        );
      } else if (forma.dominio) confereTexto(filho, forma, aqui, onde);
    }
  };

  desce(raiz, formas, inicio, alvo);
  return found;
};
