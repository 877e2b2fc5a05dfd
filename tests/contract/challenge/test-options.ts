/** A service that is quick to solve: some 8,000 attempts on average. */
export const testOptions = {
  signingKey: 'a signing key of the test',
  publicKey: 'pk_test',
  secretKey: 'sk_test',
  hostnames: ['ash.example'],
  difficulty: 3,
  hardness: 2,
};
