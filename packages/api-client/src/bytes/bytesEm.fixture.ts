import { type Codificacao, decodificador } from './codificacao.ts';

const umByte = (codificacao: Codificacao): ReadonlyMap<string, number> => {
  const todos = decodificador(codificacao)(Uint8Array.from({ length: 256 }, (_, byte) => byte));
  return new Map([...todos].map((sinal, byte) => [sinal, byte]));
};
const tabelas = new Map(
  (['windows-1252', 'iso-8859-15', 'cp850'] as const).map((nome) => [nome, umByte(nome)]),
);

/** Every encoding in which files come here; UTF-8 with and without its mark. */
export type EmQue = Codificacao | 'utf-8 com marca';

/** Bytes of a text; undefined when the encoding lacks one of its signs. */
export const bytesEm = (texto: string, codificacao: EmQue): Uint8Array | undefined => {
  if (codificacao.startsWith('utf-16')) {
    const bytes = new Uint8Array(texto.length * 2);
    const view = new DataView(bytes.buffer);
    for (let at = 0; at < texto.length; at += 1)
      view.setUint16(at * 2, texto.charCodeAt(at), codificacao === 'utf-16le');
    return bytes;
  }
  const tabela = tabelas.get(codificacao as 'cp850');
  if (!tabela) return new TextEncoder().encode((codificacao === 'utf-8' ? '' : '\uFEFF') + texto);
  const bytes = [...texto].map((sinal) => tabela.get(sinal));
  return bytes.includes(undefined) ? undefined : Uint8Array.from(bytes as number[]);
};

/** Words of Portuguese, by '|'. */
export const comuns =
  'João|José|Conceição|Lourenço|Gonçalves|Antônio|Júlio|Ítalo|Águeda|Ângela|Érica|Óscar|Úrsula|São Luís|Ações|Limões|André|Itaú|Farmácia|Pão|Barão|Mãe|Irmã|Avô|Avó|Você|Preço à vista|Saúde e bem-estar, não esqueça|Maçã|Chão|Corrimão|Põe|Câmara|Êxito|Pague à vista até amanhã|Açúcar|Ônibus|Índice|Único|Área|Órgão|Endereço|Serviço|Cabeça|Coração|Ação|Opção|Emissão|Vovô|Bebê|Português|Três';
const outros =
  '1º andar|2ª via|Nº 5|R$\u00a05,00|D’Ávila|“Olá”|preço – 10|• item|€ 5|Müller|Schäfer|Nuñez|10°C|m² e São|5 µg/ml|Søren|3 × R$ 2';
/** A hundred texts of names, payments and addresses. */
export const textos = [
  ...comuns.split('|').flatMap((each) => [each, each.toUpperCase()]),
  ...outros.split('|'),
];
