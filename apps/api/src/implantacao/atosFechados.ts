import { reanalisePdf } from '@vidas/api-client/atendimento/reanalise/reanalise.contract.ts';
import { negativaPdf } from '@vidas/api-client/atendimento/prazo/resposta.contract.ts';
import { enviaComprovanteCartao } from '@vidas/api-client/caixa/comprovante/comprovante.contract.ts';
import { comecaBaixa } from '@vidas/api-client/cobranca/papeis-do-ano/baixaDePapeis.contract.ts';
import { enviaBoleto, getEnviaBoleto } from '@vidas/api-client/cobranca/boleto/boleto.contract.ts';
import { autorizaEnvio } from '@vidas/api-client/cobranca/campanha/campanha.contract.ts';
import { criaCampanhaDeAviso } from '@vidas/api-client/cobranca/aviso/mensagemDeAviso.contract.ts';
import { geraCartasDeAviso } from '@vidas/api-client/cobranca/aviso/cartaDeAviso.contract.ts';
import { geraCartas } from '@vidas/api-client/cobranca/cartas/cartas.contract.ts';
import { enviaDeclaracoes } from '@vidas/api-client/cobranca/declaracoes-do-ano/declaracoesDoAno.contract.ts';
import { baixaDmed } from '@vidas/api-client/cobranca/declaracoes-do-ano/dmed.contract.ts';
import {
  declaracaoPdf,
  enviaImpostoRenda,
} from '@vidas/api-client/cobranca/imposto-de-renda/impostoDeRenda.contract.ts';
import {
  enviaQuitacao,
  enviaQuitacoes,
  quitacaoPdf,
} from '@vidas/api-client/cobranca/quitacao/quitacao.contract.ts';
import { geraSbx } from '@vidas/api-client/cadastro/envio/envio.contract.ts';
import { emiteNovoBoleto } from '@vidas/api-client/cobranca/novo-boleto/novoBoleto.contract.ts';
import {
  enviaBoletoDoVencimento,
  enviaBoletos,
} from '@vidas/api-client/financeiro/boletos-gerados/boletosGerados.contract.ts';
import { fazRemessa } from '@vidas/api-client/financeiro/remessa/remessa.contract.ts';
import type { Endpoint } from '@vidas/api-client/http/endpoint.ts';
import { gerarFechamento } from '@vidas/api-client/vendas/fechamento/fechamento.contract.ts';

/** Acts that wait for the signature, by their name in the refusal: sendings, and final closings (CAR-50). */
export const atosFechados: ReadonlyMap<Endpoint, string> = new Map<Endpoint, string>([
  [geraSbx, 'Gerar arquivo SBX'],
  [gerarFechamento, 'Gerar fechamento'],
  [enviaBoleto, 'Enviar boleto'],
  [getEnviaBoleto, 'Enviar boleto'],
  [enviaBoletos, 'Enviar boletos'],
  [enviaBoletoDoVencimento, 'Enviar boletos'],
  [emiteNovoBoleto, 'Emitir novo boleto'],
  [fazRemessa, 'Fazer remessa'],
  [enviaImpostoRenda, 'Enviar declaração'],
  [enviaDeclaracoes, 'Enviar declarações'],
  [comecaBaixa, 'Baixar declarações e quitações'],
  [enviaQuitacao, 'Enviar quitação'],
  [enviaQuitacoes, 'Enviar quitações'],
  [quitacaoPdf, 'Quitação anual'],
  [geraCartas, 'Gerar PDF de cartas'],
  [geraCartasDeAviso, 'Fazer cartas de aviso'],
  [criaCampanhaDeAviso, 'Mensagem de aviso'],
  [baixaDmed, 'Arquivo da Dmed'],
  [declaracaoPdf, 'Declaração de imposto de renda'],
  [enviaComprovanteCartao, 'Enviar comprovante'],
  [negativaPdf, 'Negativa por escrito'],
  [reanalisePdf, 'Resposta de uma reanálise por escrito'],
  [autorizaEnvio, 'Enviar campanha'],
]);
