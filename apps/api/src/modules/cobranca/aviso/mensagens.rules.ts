import type { MensagemCampanha } from '@vidas/api-client/cobranca/campanha/campanha.contract.ts';
import { digitosDoTelefone } from '../../../imports/telefone.rules.ts';

/** A notice by message as it was written when it left. */
export interface AvisoPorMensagem {
  id: number;
  meio: string;
  endereco: string;
  texto: string;
}

const meios: Readonly<Record<string, string>> = { PUSH: 'APP', SMS: 'SMS' };

const chave = (meio: string, telefone: string): string => `${meio} ${digitosDoTelefone(telefone)}`;
const junto = (texto: string): string => texto.replaceAll(/\s+/gu, ' ').trim();

/**
 * State of each notice, from the messages of its campaign with the same means, number and text (NOT-18). After a changed text the
 * number is enough when it has one notice; with several, none gets a state.
 */
export const situacoesDasMensagens = (
  avisos: readonly AvisoPorMensagem[],
  mensagens: readonly Pick<MensagemCampanha, 'tipo_envio' | 'telefone' | 'texto' | 'situacao'>[],
): { id: number; situacao: number }[] => {
  const porNumero = Map.groupBy(avisos, ({ meio, endereco }) => chave(meio, endereco));
  const achadas = new Map<number, number>();
  for (const { tipo_envio, telefone, texto, situacao } of mensagens) {
    const dele = porNumero.get(chave(meios[tipo_envio ?? ''] ?? '', telefone ?? '')) ?? [];
    const doTexto = dele.find((aviso) => junto(aviso.texto) === junto(texto ?? ''));
    const aviso = doTexto ?? (dele.length === 1 ? dele[0] : undefined);
    if (aviso) achadas.set(aviso.id, situacao);
  }
  return [...achadas].map(([id, situacao]) => ({ id, situacao }));
};
