import type { ByteSource } from '../decode.ts';
import { readXml, type XmlLimits } from '../xmlStream.ts';

/** Position of an element in the schema's verdict. */
export interface LugarDoEsquema {
  linha: number;
  coluna: number;
  /** Path below the guide, or below the message outside guides; names without prefix. */
  campo: string;
  /** Index of its guide in the lot; null outside guides. */
  ordem: number | null;
  /** `sequencialItem` of its item; null outside items and without one. */
  item: number | null;
}

interface Passo {
  abaixo: Map<string, Passo>;
  xpath: string | undefined;
}

const novo = (): Passo => ({ abaixo: new Map(), xpath: undefined });

/** Steps of the requested paths as a tree: `ans:a[2]`, or `*[2]` for a namespace without a prefix. */
const arvoreDe = (xpaths: readonly string[]): Passo => {
  const raiz = novo();
  for (const xpath of xpaths) {
    let at = raiz;
    for (const passo of xpath.split('/').slice(1)) {
      const proximo = at.abaixo.get(passo) ?? novo();
      at.abaixo.set(passo, proximo);
      at = proximo;
    }
    at.xpath = xpath;
  }
  return raiz;
};

interface Aberto {
  nome: string;
  filhos: number;
  porNome: Map<string, number>;
  passos: Passo[];
  /** Its `sequencialItem`, once read. */
  item: number | null;
}

const semPrefixo = (passo: string): string => passo.slice(passo.indexOf(':') + 1);

/**
 * Finds the elements of libxml2's XPaths in one more pass over the bytes: libxml2's line numbers are useless
 * in a file of one line.
 */
export const achaLugares = async (
  source: ByteSource,
  xpaths: readonly string[],
  limits: XmlLimits,
): Promise<Map<string, LugarDoEsquema>> => {
  const lugares = new Map<string, LugarDoEsquema>();
  const raiz = arvoreDe(xpaths);
  const abertos: Aberto[] = [{ nome: '', filhos: 0, porNome: new Map(), passos: [raiz], item: null }];
  let guias = 0;
  const reading = readXml(
    source,
    {
      open({ name, line, column }) {
        const pai = abertos.at(-1) as Aberto;
        pai.filhos += 1;
        const doNome = (pai.porNome.get(name) ?? 0) + 1;
        pai.porNome.set(name, doNome);
        if (pai.nome === 'guiasTISS') guias += 1;
        const aqui = new Set([name, `${name}[${doNome}]`, '*', `*[${pai.filhos}]`]);
        const passos = pai.passos.flatMap((passo) =>
          [...passo.abaixo].filter(([nome]) => aqui.has(semPrefixo(nome))).map(([, proximo]) => proximo),
        );
        const aberto: Aberto = { nome: name, filhos: 0, porNome: new Map(), passos, item: null };
        const item = abertos.findLast((each) => each.item !== null)?.item ?? null;
        for (const { xpath } of passos) {
          if (xpath === undefined) continue;
          const nomes = abertos.slice(1).map(({ nome }) => nome);
          const daGuia = nomes.indexOf('guiasTISS');
          const campo = [...nomes.slice(daGuia === -1 ? 1 : daGuia + 2), name]
            .join('/')
            .replace(/^prestadorParaOperadora\//, '');
          const lugar = {
            linha: line,
            coluna: column,
            campo,
            ordem: daGuia === -1 ? null : guias,
            item,
          };
          lugares.set(xpath, lugar);
        }
        abertos.push(aberto);
      },
      close({ name, text }) {
        abertos.pop();
        const pai = abertos.at(-1);
        const numero = text.trim();
        if (name === 'sequencialItem' && pai && /^\d{1,4}$/.test(numero)) pai.item = Number(numero);
      },
    },
    limits,
  );
  for await (const _ of reading) void _;
  return lugares;
};
