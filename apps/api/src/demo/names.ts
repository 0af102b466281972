import { plainText } from '@vidas/api-client/words/fold.ts';
import type { Chance } from './prng.ts';

const female =
  `Adriana Alessandra Alice Aline Amanda Ana Andreia Antônia Aparecida Beatriz Bianca Bruna Camila Carla Carolina
Cecília Célia Clara Cláudia Cristiane Daiane Daniela Débora Denise Eduarda Elaine Eliane Elisa Emanuelly Fabiana Fátima
Fernanda Flávia Gabriela Geovana Gisele Helena Heloísa Iara Inês Ingrid Irene Isabela Ivone Jaqueline Jéssica Joana Josiane
Júlia Juliana Karina Kátia Laís Lara Larissa Laura Letícia Lívia Lorena Lúcia Luana Luciana Luíza Luzia Manuela Mara Márcia
Maria Mariana Marina Marlene Marta Melissa Michele Milena Mirela Mônica Natália Neide Nicole Noêmia Olívia Patrícia Paula
Priscila Rafaela Raquel Rebeca Regina Renata Rita Roberta Rosa Rosângela Sabrina Sandra Silvana Simone Sofia Solange Sônia
Stefany Sueli Tânia Tatiane Teresa Valentina Valéria Vanessa Vera Verônica Vitória Viviane Yasmin Zilda`.split(
    /\s+/,
  );

const male =
  `Adão Ademir Adriano Alan Alberto Alex Alexandre Álvaro Anderson André Ângelo Antônio Arthur Augusto Benedito
Benjamin Bernardo Breno Bruno Caio Carlos Célio César Cláudio Cristiano Daniel Danilo Davi Diego Diogo Douglas Edson Eduardo
Elias Emanuel Enzo Érico Everton Fábio Felipe Fernando Flávio Francisco Gabriel Geraldo Gilberto Gustavo Heitor Hélio Henrique
Hugo Igor Ítalo Ivan Jair Jean João Joaquim Jonas Jorge José Josué Júlio Kaique Leandro Leonardo Levi Lorenzo Luan Lucas
Luciano Luís Marcelo Márcio Marcos Mário Mateus Maurício Miguel Moacir Murilo Nathan Nelson Nicolas Nilton Odair Osvaldo Otávio
Paulo Pedro Rafael Raimundo Raul Reginaldo Renan Renato Ricardo Roberto Rodrigo Rogério Romeu Rubens Samuel Saulo Sebastião
Sérgio Sidnei Silvio Téo Thiago Tomás Valdir Vicente Victor Vinícius Wagner Wesley William Yuri`.split(/\s+/);

const family =
  `Abreu Aguiar Albuquerque Almeida Alves Amaral Amorim Andrade Antunes Araújo Arruda Assunção Azevedo Barbosa Barreto
Barros Bastos Batista Bezerra Borges Braga Brandão Brito Bueno Cabral Caldeira Camargo Campos Cardoso Carneiro Carvalho
Castilho Castro Cavalcante Chaves Coelho Conceição Cordeiro Corrêa Costa Coutinho Cruz Cunha Dantas Dias Diniz Domingues Duarte
Esteves Farias Fernandes Ferraz Ferreira Figueiredo Fonseca Fontes Franco Freitas Furtado Galvão Garcia Gomes Gonçalves
Guedes Guimarães Henriques Jardim Lacerda Leal Leite Lemos Lima Lopes Macedo Machado Magalhães Maia Marinho Marques Martins
Matos Medeiros Meireles Melo Mendes Menezes Miranda Monteiro Moraes Moreira Mota Moura Muniz Nascimento Neves Nogueira Novaes
Nunes Oliveira Pacheco Paiva Paixão Passos Peixoto Pereira Pimenta Pinheiro Pinto Pires Pontes Prado Queiroz Ramos Rangel Rezende
Ribeiro Rocha Rodrigues Sales Salgado Sampaio Santana Santiago Santos Saraiva Sá Serra Silva Silveira Siqueira Soares Sousa
Tavares Teixeira Teles Toledo Torres Trindade Valente Vargas Vasconcelos Veloso Viana Vieira Vilela Xavier`.split(
    /\s+/,
  );

export type Sexo = 'F' | 'M';

/** Two different family names, to share among a household. */
export const familyName = (chance: Chance): string => {
  const first = chance.pick(family);
  const second = chance.pick(family);
  return first === second ? first : `${first} ${second}`;
};

/** First name, at times two. */
export const givenName = (chance: Chance, sexo: Sexo): string => {
  const names = sexo === 'F' ? female : male;
  const first = chance.pick(names);
  const second = chance.is(0.22) ? chance.pick(names) : first;
  return first === second ? first : `${first} ${second}`;
};

/** Plain letters for an e-mail or a login: 'João Sá' → 'joao.sa'. */
export const plainName = (name: string): string =>
  plainText(name)
    .replaceAll(/[^a-z ]/g, '')
    .replaceAll(' ', '.');
