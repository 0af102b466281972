import { enviaComprovanteCartao } from '@vidas/api-client/caixa/comprovante';
import { comecaBaixa } from '@vidas/api-client/cobranca/baixa-de-papeis';
import { enviaBoleto, getEnviaBoleto } from '@vidas/api-client/cobranca/boleto';
import { autorizaEnvio } from '@vidas/api-client/cobranca/campanha';
import { geraCartas } from '@vidas/api-client/cobranca/cartas';
import { enviaDeclaracoes } from '@vidas/api-client/cobranca/declaracoes-do-ano';
import { baixaDmed } from '@vidas/api-client/cobranca/dmed';
import { declaracaoPdf, enviaImpostoRenda } from '@vidas/api-client/cobranca/imposto-de-renda';
import { enviaQuitacao, enviaQuitacoes, quitacaoPdf } from '@vidas/api-client/cobranca/quitacao';
import { geraSbx } from '@vidas/api-client/cadastro/envio';
import { emiteNovoBoleto } from '@vidas/api-client/cobranca/novo-boleto';
import { enviaBoletoDoVencimento, enviaBoletos } from '@vidas/api-client/financeiro/boletos-gerados';
import { fazRemessa } from '@vidas/api-client/financeiro/remessa';
import type { Endpoint } from '@vidas/api-client/http/endpoint';
import { gerarFechamento } from '@vidas/api-client/vendas/fechamento';

/** The acts that wait for the signature, as the refusal names them: what leaves the house, or closes for ever (CAR-50). */
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
  [baixaDmed, 'Arquivo da Dmed'],
  [declaracaoPdf, 'Declaração de imposto de renda'],
  [enviaComprovanteCartao, 'Enviar comprovante'],
  [autorizaEnvio, 'Enviar campanha'],
]);
