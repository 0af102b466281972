import type { ProblemaXml } from '@vidas/api-client/contas-medicas/importar-xml/importarXml.contract.ts';
import type { EsquemaTiss } from '../../../imports/tiss/arquivoTiss.ts';
import { esperadosPeloEsquema, esquemaEmPalavras } from '../../../imports/tiss/esquemaTexto.ts';
import { problema } from '../../../imports/tiss/problemaTiss.ts';

/** Message about the schema (TIS-26); `temErro` when something of the file is refused. */
export const esquemaDito = ({ situacao }: EsquemaTiss, versao: string | null, temErro: boolean): string => {
  if (situacao === 'AUSENTE')
    return versao === null
      ? 'Validado pela estrutura.'
      : `Validado pela estrutura; esquema ${versao} não instalado.`;
  return situacao === 'VALIDO'
    ? `Validado pela estrutura e pelo esquema ${versao} da ANS.`
    : `O esquema ${versao} da ANS não aceita o arquivo${temErro ? '.' : ', só pelo que está nos avisos; isso não o impede de entrar.'}`;
};

/**
 * Schema problems of elements that the reader did not complain about; `guiaDe` names a guide by its index in
 * the lot.
 */
export const julgaEsquema = (
  { erros }: EsquemaTiss,
  ditos: readonly ProblemaXml[],
  guiaDe: (ordem: number) => string,
): ProblemaXml[] => {
  const jaDito = new Set(
    ditos.flatMap(({ ordem, campo, line, column }) => [`${ordem} ${campo}`, `${line}:${column}`]),
  );
  return erros.flatMap(({ message, lugar }) => {
    const guia = lugar?.ordem ? guiaDe(lugar.ordem) : null;
    const pai = lugar?.campo.replace(/[^/]*$/, '') ?? '';
    const campos = lugar ? [lugar.campo, ...esperadosPeloEsquema(message).map((nome) => pai + nome)] : [];
    if (lugar && jaDito.has(`${lugar.linha}:${lugar.coluna}`)) return [];
    if (campos.some((campo) => jaDito.has(`${lugar?.ordem ?? null} ${campo}`))) return [];
    return [
      problema(
        { nivel: 'ERRO', camada: 'ESQUEMA' },
        lugar ?? null,
        { guia, ordem: lugar?.ordem ?? null, item: lugar?.item ?? null },
        {
          message: esquemaEmPalavras(message),
          remedio: 'Corrija o elemento conforme o esquema da versão no cabeçalho.',
          codigo: '5001',
        },
      ),
    ];
  });
};
