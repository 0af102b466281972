/** Protection of an act against mistakes (REL-34). */
export type Act =
  /** Another call undoes it. */
  | { readonly kind: 'undo'; readonly by: string }
  /** A question, or a form for this act alone, names its effect; `file` is its place. */
  | {
      readonly kind: 'asks';
      readonly at: string;
      /** The field of its call with the values on show: the server does exactly that, or nothing (REL-46). */
      readonly visto?: string;
    }
  /** Nobody could miss its change. */
  | { readonly kind: 'harmless'; readonly why: string };

const undo = (by: string): Act => ({ kind: 'undo', by });
const asks = (at: string): Act => ({ kind: 'asks', at });
const asksFor = (at: string, visto = 'confirmado'): Act => ({ kind: 'asks', at, visto });
const harmless = (why: string): Act => ({ kind: 'harmless', why });

const reads = harmless('só lê');
const saves = harmless('só traz um arquivo que já existe');
const counts = harmless('só calcula; pedir de novo dá o mesmo');

/** Every act of the screens, by its call. `acts.test.ts` finds missing acts, and entries that are no act any more. */
export const acts: Readonly<Record<string, Act>> = {
  'POST /atendimento/dizTipoSolicitacao': asks('atendimento/prazo/TipoDialog.tsx'),
  'POST /atendimento/gravaRegistroProtocoloToken': asks('atendimento/GeraProtocolo.tsx'),
  'POST /atendimento/negativaPdf': saves,
  'POST /atendimento/respondeSolicitacao': asks('atendimento/prazo/RespostaDialog.tsx'),

  'POST /auth/login': harmless('começa a sessão da própria pessoa'),
  'POST /auth/sair': harmless('encerra a sessão da própria pessoa, que entra de novo'),
  'POST /auth/registraArquivo': harmless('só diz que um arquivo sai'),
  'POST /auth/trocaSenha': asks('app/troca-senha/TrocaSenhaDialog.tsx'),
  'POST /auth/confirmaAvisosAcesso': asks('shell/AvisosDeAcesso.tsx'),
  'POST /auth/respondePedidoSenha': asks('shell/PedidoDeSenhaDialog.tsx'),
  'PUT /auth/visoes/{tabela}': undo('DELETE /auth/visoes/{tabela}'),
  'DELETE /auth/visoes/{tabela}': undo('PUT /auth/visoes/{tabela}'),

  'POST /cadastro/getMovimentacaoBeneficiarios': reads,
  'POST /cadastro/exportaMovimentacaoBeneficiarios': asksFor(
    'cadastro/movimentacao/ExportaMovimentacaoConfirm.tsx',
  ),
  'POST /cadastro/baixaExportacaoMovimentacao': saves,
  'PUT /cadastro/corrigeBeneficiario': undo('PUT /cadastro/corrigeBeneficiario'),
  'PUT /cadastro/anotaFormaDePapel': undo('PUT /cadastro/anotaFormaDePapel'),
  'POST /cadastro/geraSbx': asksFor('cadastro/envio/EnvioSibGerar.tsx', 'leitura'),
  'POST /cadastro/baixaSbx': saves,
  'POST /cadastro/deixaForaDoEnvio': undo('POST /cadastro/devolveAoEnvio'),
  'POST /cadastro/devolveAoEnvio': undo('POST /cadastro/deixaForaDoEnvio'),
  'POST /cadastro/enviaDiferencasSib': asksFor('cadastro/diferencas/EnviaDiferencas.tsx'),
  'POST /cadastro/usaValorDaAnsSib': asksFor('cadastro/diferencas/UsaValores.tsx'),
  'POST /cadastro/descartaSbx': asksFor('cadastro/envio/EnvioSibDescartar.tsx'),
  'POST /cadastro/respondeDivergencia': asks('cadastro/sistema-central/DivergenciaActs.tsx'),
  'POST /cadastro/respondePergunta': asks('cadastro/sistema-central/PerguntaActs.tsx'),
  'POST /cadastro/respondeAusente': asks('cadastro/sistema-central/AusenteDialog.tsx'),
  'POST /cadastro/verificaArquivoSib': reads,
  'POST /cadastro/leituraCorrecaoXmlSib': asks('cadastro/leitura-correcao/LeituraCorrecaoSibScreen.tsx'),
  'POST /cadastro/descartaRejeitadosSib': asksFor('cadastro/leitura-correcao/RejeitadosDescartar.tsx'),
  'POST /cadastro/previaConferenciaSib': harmless('guarda o arquivo ao lado; vale só depois de Usar'),
  'POST /cadastro/previaDaConferenciaSib': counts,
  'POST /cadastro/usaConferenciaSib': asksFor('cadastro/conferencia/UsaConferencia.tsx'),
  'POST /cadastro/conferenciaCadastralSib': counts,
  'POST /cadastro/cancelaComparacaoSib': undo('POST /cadastro/conferenciaCadastralSib'),
  'POST /cadastro/dizTelefoneErrado': asks('report/telefone/TelefoneErradoAct.tsx'),
  'POST /cadastro/resolveTelefoneErrado': asks('cadastro/telefone/TelefoneErradoActs.tsx'),
  'PUT /cadastro/atualizaCodigoAns': asks('cadastro/conferencia/ConferenciaSibScreen.tsx'),

  'POST /caixa/insertDataCartaoPagamento': asks('caixa/pagamento-cartao/PagamentoCartaoScreen.tsx'),
  'POST /caixa/confirmaRecebimento': asksFor('caixa/baixa-cartao/RecebeDiaConfirm.tsx'),
  'POST /caixa/desfazRecebimento': asksFor('caixa/baixa-cartao/DesfazRecebimentoConfirm.tsx'),
  'POST /caixa/enviaComprovanteCartao': asks('caixa/comprovante/ComprovanteDialog.tsx'),
  'PUT /caixa/updateDataCartaoPagamento/{id}': undo('PUT /caixa/updateDataCartaoPagamento/{id}'),
  'DELETE /caixa/deleteDataCartaoPagamento/{id}': asksFor('caixa/baixa-cartao/ExcluirConfirm.tsx'),
  'PUT /caixa/updateParcela/{id}': undo('PUT /caixa/updateParcela/{id}'),
  'PUT /caixa/cartaoBaixa/{id}': asks('caixa/baixa-cartao/BaixaConfirm.tsx'),

  'POST /cobranca/enviaBoleto': asks('cobranca/boleto/EnviaBoletoConfirm.tsx'),
  'POST /cobranca/emiteNovoBoleto': asksFor('cobranca/novo-boleto/NovoBoletoDialog.tsx', 'total'),
  'POST /cobranca/desisteNovoBoleto': asks('cobranca/novo-boleto/NovoBoletoActs.tsx'),
  'POST /cobranca/pedeRegistroDeNovo': asks('cobranca/novo-boleto/NovoBoletoActs.tsx'),
  'POST /cobranca/enviaImpostoRenda': asks('cobranca/imposto-de-renda/EnviaDeclaracaoConfirm.tsx'),
  'POST /cobranca/declaracaoPdf': reads,
  'POST /cobranca/geraCartas': asksFor('cobranca/cartas/GeraCartasConfirm.tsx'),
  'POST /cobranca/cancelaCartas': undo('POST /cobranca/geraCartas'),
  'POST /cobranca/enviaDeclaracoes': asksFor('cobranca/declaracoes-do-ano/EnviaDeclaracoesConfirm.tsx'),
  'POST /cobranca/cancelaEnvioDeDeclaracoes': undo('POST /cobranca/enviaDeclaracoes'),
  'POST /cobranca/enviaQuitacao': asks('cobranca/quitacao/EnviaQuitacaoConfirm.tsx'),
  'POST /cobranca/quitacaoPdf': reads,
  'POST /cobranca/enviaQuitacoes': asksFor('cobranca/declaracoes-do-ano/EnviaDeclaracoesConfirm.tsx'),
  'POST /cobranca/cancelaEnvioDeQuitacoes': undo('POST /cobranca/enviaQuitacoes'),
  'POST /cobranca/comecaBaixa': asks('cobranca/papeis-do-ano/BaixaDialog.tsx'),
  'POST /cobranca/parteDaBaixa': reads,
  'POST /cobranca/terminaBaixa': harmless('só diz que os arquivos chegaram; podem ser baixados de novo'),
  'POST /cobranca/atendePapelPorTelefone': asks('cobranca/por-telefone/PorTelefoneAct.tsx'),
  'POST /cobranca/registraContestacao': asks('cobranca/notificacao/ContestacaoDialog.tsx'),
  'POST /cobranca/respondeContestacao': asks('cobranca/notificacao/RespostaDialog.tsx'),
  'POST /cobranca/informaInternacao': asks('cobranca/notificacao/InternacaoDialog.tsx'),
  'POST /cobranca/registraPromessa': asks('cobranca/notificacao/PromessaDialog.tsx'),
  'POST /cobranca/registraAviso': asks('cobranca/aviso/RegistraAvisoDialog.tsx'),
  'POST /cobranca/registraProva': undo('POST /cobranca/desfazProva'),
  'POST /cobranca/geraCartasDeAviso': asks('cobranca/aviso/CartasDeAvisoDialog.tsx'),
  'POST /cobranca/criaCampanhaDeAviso': asksFor('cobranca/aviso/MensagemDeAvisoDialog.tsx'),
  'POST /cobranca/getDossie': reads,
  'POST /cobranca/desfazProva': asks('cobranca/aviso/DesfazProvaDialog.tsx'),
  'POST /cobranca/baixaDmed': saves,
  'POST /juridico/conferePrazo': asks('juridico/prazos/PrazoActs.tsx'),
  'POST /juridico/gravaPrazo': asks('juridico/prazos/PrazoDialog.tsx'),

  'POST /mensageria/campanha/importar': asks('cobranca/campanha/ImportaCampanhaDialog.tsx'),
  'POST /mensageria/campanha/autorizar_envio': asksFor('cobranca/campanha/EnviaCampanhaConfirm.tsx'),

  'POST /contabilidade/calculaAnaliseGerencial': counts,
  'POST /contabilidade/cancelaAnaliseGerencial': undo('POST /contabilidade/calculaAnaliseGerencial'),

  'POST /prestador/validaXml': reads,
  'POST /prestador/importaXml/rigoroso': reads,
  'POST /prestador/importaXml/importar/rigoroso': asks('contas-medicas/importar-xml/EnvioDeLotes.tsx'),
  'POST /contasMedicas/getCargaDados': harmless(
    'põe um pedido numa lista; o mesmo pedido de novo não muda dado',
  ),
  'POST /contasMedicas/getDemonstrativoPdf': reads,
  'POST /contasMedicas/getDemonstrativoXml': reads,
  'POST /contasMedicas/getPapelDoLote': reads,
  'POST /contasMedicas/getRelExames': reads,
  'POST /contasMedicas/escolheFilaRevisao': harmless('só escreve na história da guia por que foi escolhida'),
  'POST /contasMedicas/setGuiaItens': undo('POST /contasMedicas/setGuiaItens'),
  'POST /contasMedicas/setGuia': undo('POST /contasMedicas/setGuia'),
  'POST /contasMedicas/descartarReativarGuia': undo('POST /contasMedicas/descartarReativarGuia'),
  'POST /contasMedicas/incorporarGuia': asksFor('contas-medicas/guias/IncorporarDialog.tsx'),
  'POST /contasMedicas/baixarGuia': asksFor('contas-medicas/guias/IncorporarDialog.tsx'),
  'POST /contasMedicas/desfazerGuia': asksFor('contas-medicas/guias/DesfazerDialog.tsx'),
  'POST /contasMedicas/guardaComentarioGlosa': undo('POST /contasMedicas/guardaComentarioGlosa'),

  'GET /diretoria/exportaVidasDoPainel/{figura}': harmless('só lê, e fica registrado quem levou o arquivo'),

  'GET /financeiro/getNomeArquivo/{nome}': reads,
  'POST /financeiro/upload/{diasValidos}': undo('POST /financeiro/desfazRetorno'),
  'POST /financeiro/uploadExtrato': undo('POST /financeiro/desfazExtrato'),
  'POST /financeiro/desfazExtrato': asks('financeiro/extrato/DesfazExtratoDialog.tsx'),
  'POST /financeiro/desfazRetorno': asksFor('financeiro/retorno/DesfazDialog.tsx'),
  'POST /financeiro/decideDuvidaRetorno': asks('financeiro/retorno/DecideActs.tsx'),
  'POST /financeiro/confereCredito': asksFor('financeiro/retorno/ConfereDialog.tsx'),
  'POST /financeiro/usaCredito': undo('POST /financeiro/desfazAtoDaConta'),
  'POST /financeiro/devolveCredito': undo('POST /financeiro/desfazAtoDaConta'),
  'POST /financeiro/daALinha': undo('POST /financeiro/desfazAtoDaConta'),
  'POST /financeiro/devolveDaLinha': undo('POST /financeiro/desfazAtoDaConta'),
  'POST /financeiro/recebeDaFatura': undo('POST /financeiro/desfazAtoDaConta'),
  'POST /financeiro/desfazAtoDaConta': asks('financeiro/conta/DesfazAtoDialog.tsx'),
  'POST /financeiro/iniciaConferenciaDaNoite': counts,
  'POST /financeiro/paraConferenciaDaNoite': undo('POST /financeiro/iniciaConferenciaDaNoite'),
  'POST /financeiro/identificaPix': undo('POST /financeiro/desfazAtoDaConta'),
  'POST /financeiro/deixaPixFora': undo('POST /financeiro/voltaPix'),
  'POST /financeiro/voltaPix': asks('financeiro/extrato/VoltaPixConfirm.tsx'),
  'POST /financeiro/fazRemessa': undo('POST /financeiro/retiraRemessa'),
  'POST /financeiro/baixaRemessa': saves,
  'POST /financeiro/enviadaRemessa': asks('financeiro/remessa/RemessaActs.tsx'),
  'POST /financeiro/retiraRemessa': asks('financeiro/remessa/RetiraDialog.tsx'),
  'POST /financeiro/gravaPixDoBanco': asks('financeiro/remessa/PixDoBancoAct.tsx'),
  'POST /financeiro/decideAlarme': asks('financeiro/remessa/AlarmeDialog.tsx'),
  'POST /financeiro/insertFeriado/{x}': asks('financeiro/feriado/CadastroFeriadoScreen.tsx'),
  'POST /financeiro/enviaBoletos': asksFor('financeiro/boletos-gerados/EnviaBoletosConfirm.tsx'),
  'POST /financeiro/enviaBoletoDoVencimento': asks('financeiro/boletos-gerados/EnviaUmDialog.tsx'),
  'POST /financeiro/cancelaEnvioBoletos': undo('POST /financeiro/enviaBoletos'),

  'POST /ouvidoriaInterna/getDenuncia': reads,
  'POST /ouvidoriaInterna/getAcoes': reads,
  'POST /ouvidoriaInterna/inserirNovaDenuncia': asks('ouvidoria-interna/denuncia/DenunciaForm.tsx'),
  'PUT /ouvidoriaInterna/getDenuncia': asks('ouvidoria-interna/mensagens/MensagemForm.tsx'),
  'DELETE /ouvidoriaInterna/getDenuncia': harmless('fecha a leitura, que se abre de novo com a chave'),
  'POST /ouvidoriaInterna/inserirMensagem': asks('ouvidoria/Conversa.tsx'),
  'POST /ouvidoriaInterna/inserirNovaAcao': asks('ouvidoria/NovaAcaoDialog.tsx'),
  'POST /ouvidoriaInterna/revelarIdentidade': asks('ouvidoria/RevelarDialog.tsx'),
  'POST /ouvidoriaInterna/porDeLado': asksFor('ouvidoria/DeLadoConfirm.tsx'),

  'POST /prevencao/reservaContato': undo('POST /prevencao/liberaContato'),
  'POST /prevencao/liberaContato': undo('POST /prevencao/reservaContato'),
  'POST /prevencao/corrigeContato': asks('prevencao/contato/CorrigeContatoDialog.tsx'),
  'POST /prevencao/registraContato': asks('prevencao/contato/ContatoDialog.tsx'),

  'POST /regraComissao/simular': counts,
  'POST /regraComissao/inserirRegraComissao': undo('POST /regraComissao/desativarRegraComissao'),
  'POST /regraComissao/desativarRegraComissao': asks('vendas/regras-comissao/DesativaRegra.tsx'),
  'POST /comissionamento/gerar': asksFor('vendas/fechamento/GerarConfirm.tsx'),
  'POST /comissionamento/pagar': asksFor('vendas/fechamento/PagarDialog.tsx'),
  'POST /comissionamento/corrigirPagamento': asks('vendas/fechamento/CorrigePagamentoDialog.tsx'),
  'POST /comissionamento/escreverLinha': undo('POST /comissionamento/decidirLinha'),
  'POST /comissionamento/decidirLinha': asks('vendas/fechamento/DecidirLinhaDialog.tsx'),
  'POST /comissionamento/contestar': asks('vendas/fechamento/ContestarDialog.tsx'),
  'POST /comissionamento/responder': asks('vendas/fechamento/ResponderDialog.tsx'),

  'POST /retencao/addAtendimentoRetencao': asks('retencao/AtendimentoDialog.tsx'),
  'POST /retencao/reabrirAtendimentoRetencao': asks('retencao/ReabrirDialog.tsx'),
  'POST /retencao/registraSaida': asks('retencao/saida/SaidaForm.tsx'),
  'POST /retencao/andaSaida': asks('retencao/saida/AndamentoDialog.tsx'),

  'GET /tecnologia/getLinhasRecusadas/{id}/{nome}': reads,
  'POST /tecnologia/abreEntregaDaCarga': harmless('só dá um número à entrega'),
  'POST /tecnologia/enviaArquivoDaCarga/{id}': harmless(
    'guarda o arquivo ao lado; vale só depois de Aplicar',
  ),
  'POST /tecnologia/retiraArquivoDaCarga': undo('POST /tecnologia/enviaArquivoDaCarga/{id}'),
  'POST /tecnologia/confereCarga': harmless('só confere; nada é gravado nas tabelas'),
  'POST /tecnologia/aplicaCarga': asksFor('tecnologia/carga-de-dados/AplicaConfirm.tsx', 'versao'),
  'POST /tecnologia/cancelaCarga': undo('POST /tecnologia/confereCarga'),
  'POST /tecnologia/desfazCarga': asksFor('tecnologia/carga-de-dados/EntregaConfirm.tsx'),
  'POST /tecnologia/descartaCarga': asksFor('tecnologia/carga-de-dados/EntregaConfirm.tsx'),
  'POST /tecnologia/informaConferenciaCarga': undo('POST /tecnologia/informaConferenciaCarga'),
  'POST /tecnologia/importaConferenciaCarga': asks(
    'tecnologia/conferencia-carga/ImportaConferenciaDialog.tsx',
  ),
  'POST /tecnologia/assinaConferenciaCarga': asksFor(
    'tecnologia/conferencia-carga/AssinaConfirm.tsx',
    'figuras',
  ),
  'POST /tecnologia/criaPessoa': asks('tecnologia/pessoas/NovaPessoaDialog.tsx'),
  'POST /tecnologia/trocaSenhaPessoa': asks('tecnologia/pessoas/SenhaDialog.tsx'),
  'POST /tecnologia/trocaModulosPessoa': undo('POST /tecnologia/trocaModulosPessoa'),
  'POST /tecnologia/editaPessoa': undo('POST /tecnologia/editaPessoa'),
  'POST /tecnologia/desativaPessoa': undo('POST /tecnologia/reativaPessoa'),
  'POST /tecnologia/reativaPessoa': undo('POST /tecnologia/desativaPessoa'),
  'POST /tecnologia/testaEmail': asks('tecnologia/primeiros-passos/TestaEmailDialog.tsx'),
  'POST /tecnologia/anotaRestauro': asks('tecnologia/primeiros-passos/AnotaRestauroDialog.tsx'),
  'POST /tecnologia/aprovaPedidoAcesso': asks('tecnologia/pedidos/PedidoConfirm.tsx'),
  'POST /tecnologia/recusaPedidoAcesso': asks('tecnologia/pedidos/PedidoConfirm.tsx'),
  'POST /tecnologia/retiraPedidoAcesso': asks('tecnologia/pedidos/PedidoConfirm.tsx'),
};
