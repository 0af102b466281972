import type { GuiaDoArquivo, ItemDoArquivo } from '@vidas/api-client/contas-medicas/guias/doArquivo.kinds.ts';
import { achado, type No } from './arvore.ts';
import { horaDoFim } from './dominios.ts';

const doItem: ReadonlyMap<string, Exclude<keyof ItemDoArquivo, 'equipe' | 'despesa'>> = new Map([
  ['horaFinal', 'horaFinal'],
  ['viaAcesso', 'via'],
  ['tecnicaUtilizada', 'tecnica'],
  ['registroANVISA', 'anvisa'],
  ['codigoRefFabricante', 'referencia'],
  ['autorizacaoFuncionamento', 'autorizacao'],
  ['codDente', 'dente'],
  ['codRegiao', 'regiao'],
  ['denteFace', 'face'],
]);

const junta = (no: No, found: ItemDoArquivo): void => {
  for (const filho of no.filhos) {
    if (filho.nome === 'denteRegiao') junta(filho, found);
    const chave = doItem.get(filho.nome);
    if (chave === undefined) continue;
    const texto = filho.texto.trim();
    const lido = chave === 'horaFinal' ? horaDoFim(texto)?.slice(0, 5) : texto;
    if (lido) found[chave] = lido;
  }
};

/** Facts among the children of an element, in one pass; null without any. */
export const ditosDoItem = (no: No): ItemDoArquivo | null => {
  const found: ItemDoArquivo = {};
  junta(no, found);
  return Object.keys(found).length > 0 ? found : null;
};

/** Facts of a guide, whatever its kind; null without any. */
export const ditosDaGuia = (no: No): GuiaDoArquivo | null => {
  const texto = (caminho: string): string | undefined => achado(no, caminho)?.texto.trim() || undefined;
  const observacao = texto('observacao');
  const indicacaoClinica = texto('dadosSolicitacao/indicacaoClinica');
  const motivoEncerramento =
    texto('dadosSaidaInternacao/motivoEncerramento') ?? texto('dadosAtendimento/motivoEncerramento');
  const ditos = {
    ...(indicacaoClinica && { indicacaoClinica }),
    ...(observacao && { observacao }),
    ...(motivoEncerramento && { motivoEncerramento }),
  };
  return Object.keys(ditos).length > 0 ? ditos : null;
};
