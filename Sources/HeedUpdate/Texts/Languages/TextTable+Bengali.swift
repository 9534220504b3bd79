extension TextTable {
  /// Bengali.
  static var bengali: TextTable {
    TextTable(
      "bn",
      """
      availableTitle=আপডেট পাওয়া যাচ্ছে
      availableMessage={app} {version} এখন পাওয়া যাচ্ছে। আপনার কাছে সংস্করণ {installed} আছে।
      criticalTitle=গুরুত্বপূর্ণ আপডেট
      criticalMessage={app} {version} একটি গুরুত্বপূর্ণ সমস্যা ঠিক করে। অনুগ্রহ করে এখনই আপডেট করুন।
      forcedTitle=আপডেট করা প্রয়োজন
      forcedMessage={app} এর এই সংস্করণটি আর সমর্থিত নয়। অ্যাপটি ব্যবহার চালিয়ে যেতে আপডেট করুন।
      blockedTitle=এই সংস্করণটি ব্যবহার করা যাবে না
      blockedMessage={app} এর সংস্করণ {installed} আর ব্যবহার করা যাবে না। সংস্করণ {version} এ আপডেট করুন।
      unsupportedTitle=আপডেট ইনস্টল করা যাবে না
      unsupportedSystem={app} {version} এর জন্য {system} বা নতুন প্রয়োজন।
      unsupportedDevice={app} {version} এই ডিভাইসে চলে না।
      currentTitle=অ্যাপটি আপ টু ডেট আছে
      currentMessage={app} {installed} সর্বশেষ সংস্করণ।
      failedTitle=আপডেট আছে কিনা দেখা যায়নি
      failedMessage=আপনার ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।
      waiting=স্টোরে আপডেট এখনও না দেখালে একটু অপেক্ষা করে আবার দেখুন।
      storeFailed=স্টোর খোলা যায়নি। এই লিঙ্কটি খুলুন: {link}
      notes=নতুন কী আছে
      version=সংস্করণ {version}
      update=আপডেট করুন
      updateNow=এখনই আপডেট করুন
      later=পরে
      skip=এই সংস্করণ বাদ দিন
      close=বন্ধ করুন
      ok=ঠিক আছে
      checkAgain=আবার দেখুন
      tryAgain=আবার চেষ্টা করুন
      daysLeft.one=আপডেট করতে {count} দিন বাকি
      daysLeft.other=আপডেট করতে {count} দিন বাকি
      timesLeft.one=আপনি এটি আরও {count} বার পিছিয়ে দিতে পারেন।
      timesLeft.other=আপনি এটি আরও {count} বার পিছিয়ে দিতে পারেন।
      """)
  }
}
